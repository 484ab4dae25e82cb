import type { ComponentChildren } from 'preact';
import { t } from '../../i18n';
import { Copyable } from '../../ui/once';
import { PageHead, Section } from '../../ui/page';
import { Loaded } from '../../ui/states';
import { useWho } from '../../lib/who';

/** How each assistant is connected: what to paste where. The steps are those of docs/MCP.md. */
function assistants(url: string): { name: string; step: ComponentChildren; paste?: string }[] {
  const cursor = JSON.stringify({ mcpServers: { answerscope: { url } } });
  return [
    { name: 'Claude', step: t('assistants.claude') },
    { name: 'Claude Code', step: t('assistants.claudeCode'), paste: `claude mcp add --transport http answerscope ${url}` },
    { name: 'ChatGPT', step: t('assistants.chatgpt') },
    { name: 'Codex', step: t('assistants.codex'), paste: `codex mcp add answerscope --url ${url}` },
    { name: 'VS Code', step: t('assistants.vscode') },
    { name: 'Cursor', step: t('assistants.cursor'), paste: cursor },
  ];
}

export default function Assistants() {
  const data = useWho();
  return (
    <>
      <PageHead
        title={t('page.assistants')}
        lead={t('assistants.lead')}
        actions={
          <a class="button" href="/oauth/assistants">
            {t('nav.assistants')}
          </a>
        }
      />
      <Loaded data={data}>
        {({ data: who }) => (
          <>
            <Section title={t('assistants.address')} note={t('assistants.addressText')}>
              <Copyable label={t('assistants.address')} text={who.mcpUrl} />
            </Section>
            <Section title={t('assistants.each')}>
              <ul class="things">
                {assistants(who.mcpUrl).map(({ name, step, paste }) => (
                  <li class="thing" key={name}>
                    <h3>{name}</h3>
                    <p>{step}</p>
                    {paste && <Copyable label={name} text={paste} />}
                  </li>
                ))}
              </ul>
            </Section>
          </>
        )}
      </Loaded>
    </>
  );
}
