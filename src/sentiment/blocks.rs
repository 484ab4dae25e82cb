//! The lines of an answer as headings, list items, table rows and paragraphs.

use std::ops::Range;

/// What a line, or a run of plain lines, is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BlockKind {
    /// `#` to `######`: 1 to 6.
    Heading(u16),
    /// A line that is bold as a whole: a heading in all but name.
    Bold,
    /// A list item; a greater depth is nested deeper.
    Item(u16),
    Row,
    /// `---`
    Rule,
    Text,
}

#[derive(Clone, Debug)]
pub(super) struct Block {
    pub(super) kind: BlockKind,
    /// The content without marker, not empty except for a rule.
    pub(super) range: Range<usize>,
}

/// The blocks of a text, in order.
pub(super) fn blocks(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut at = 0;
    let mut joins = false;
    for line in text.split_inclusive('\n') {
        let start = at;
        at += line.len();
        let Some(block) = block(line, start) else {
            joins = false;
            continue;
        };
        match blocks.last_mut() {
            Some(last) if joins && goes_on(text, last, &block) => last.range.end = block.range.end,
            _ => blocks.push(block),
        }
        joins = true;
    }
    blocks
}

/// True when a plain line goes on with the sentence of the line above: answers rarely wrap, so that a capital or a sign is a
/// new line of thought ("Cons: ...").
fn goes_on(text: &str, above: &Block, line: &Block) -> bool {
    line.kind == BlockKind::Text
        && matches!(above.kind, BlockKind::Text | BlockKind::Item(_))
        && text[line.range.start..].starts_with(|c: char| c.is_lowercase() || c.is_ascii_digit() || c == '(')
}

fn block(line: &str, start: usize) -> Option<Block> {
    let body = line.trim_start_matches([' ', '\t', '>']);
    let indent = line[..line.len() - body.len()]
        .chars()
        .take(40)
        .map(|c| if c == '\t' { 4 } else { 1 })
        .sum::<u16>()
        .min(40);
    let mut from = start + (line.len() - body.len());
    let body = body.trim_end();
    if body.is_empty() || body.starts_with("```") {
        return None;
    }
    let rule = body.len() >= 3
        && (body.bytes().all(|b| b == b'-') || body.bytes().all(|b| b == b'*') || body.bytes().all(|b| b == b'_'));
    let (kind, marker) = if rule { (BlockKind::Rule, 0) } else { kind(body, indent) };
    let rest = body[marker..].trim_start();
    from += body.len() - rest.len();
    (!rest.is_empty()).then(|| Block {
        kind,
        range: from..from + rest.len(),
    })
}

fn kind(body: &str, indent: u16) -> (BlockKind, usize) {
    let hashes = body.bytes().take_while(|&byte| byte == b'#').count();
    if (1..=6).contains(&hashes) && body[hashes..].starts_with([' ', '\t']) {
        return (BlockKind::Heading(hashes as u16), hashes);
    }
    if body.starts_with('|') {
        return (BlockKind::Row, 0);
    }
    for bullet in ["- ", "* ", "+ ", "• ", "– ", "-\t", "*\t"] {
        if body.starts_with(bullet) {
            return (BlockKind::Item(indent * 2 + 1), bullet.len());
        }
    }
    let digits = body.bytes().take_while(u8::is_ascii_digit).count();
    if (1..=3).contains(&digits) && (body[digits..].starts_with(". ") || body[digits..].starts_with(") ")) {
        return (BlockKind::Item(indent * 2), digits + 1);
    }
    (
        if is_bold(body) {
            BlockKind::Bold
        } else {
            BlockKind::Text
        },
        0,
    )
}

/// True for `**Norvik X2** – $50`: a bold start and a short rest that is no sentence.
fn is_bold(body: &str) -> bool {
    let body = body.trim_start_matches(|c: char| !c.is_alphanumeric() && c != '*' && c != '[');
    let Some(inner) = body.strip_prefix("**") else {
        return false;
    };
    let Some(close) = inner.find("**") else { return false };
    let rest = inner[close + 2..].trim();
    rest.trim_matches(':').is_empty()
        || (rest.len() <= 60 && rest.starts_with(['–', '—', '-', '(']) && !rest.ends_with('.'))
}

/// The cells of a table row, as ranges of the text.
pub(super) fn cells(text: &str, row: &Range<usize>) -> Vec<Range<usize>> {
    let line = &text[row.clone()];
    let mut cells = Vec::new();
    let mut from = 1;
    for (at, _) in line.match_indices('|').skip(1).chain(std::iter::once((line.len(), ""))) {
        let cell = line.get(from..at).unwrap_or_default();
        let trimmed = cell.trim_start();
        let start = row.start + from + (cell.len() - trimmed.len());
        cells.push(start..start + trimmed.trim_end().len());
        from = at + 1;
    }
    if line.ends_with('|') {
        cells.pop();
    }
    cells
}
