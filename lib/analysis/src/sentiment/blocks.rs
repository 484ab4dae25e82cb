//! The lines of an answer as headings, list items, table rows and paragraphs.
//!
//! Read line by line, not with a grammar of Markdown. A grammar joins the lines of a paragraph, but here the line is what
//! tells subjects apart ("Cons: ..." below "Pros: ..."); it makes code of an indented continuation of an item, and reads
//! neither `•` nor a bold line as what they are for a reader. The kind of a line is plain from its first signs.

use std::ops::Range;

use super::notes::without_marks;

/// What a line, or a run of plain lines, is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BlockKind {
    /// `#` to `######`: 1 to 6.
    Heading(u16),
    /// A line that is a heading in all but name: bold as a whole, or short and no sentence.
    Bold,
    /// A list item; a greater depth is nested deeper.
    Item(u16),
    Row,
    /// `---`
    Rule,
    /// A paragraph, by the depth that its indent would have in a list.
    Text(u16),
}

#[derive(Clone, Debug)]
pub(super) struct Block {
    pub(super) kind: BlockKind,
    /// The content without marker; empty for a rule, and for a title without words.
    pub(super) range: Range<usize>,
}

/// The blocks of a text, in order.
pub(super) fn blocks(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut at = 0;
    let mut joins = false;
    while at < text.len() {
        let start = at;
        at = memchr::memchr(b'\n', &text.as_bytes()[at..]).map_or(text.len(), |end| at + end + 1);
        let Some(mut block) = block(&text[start..at], start) else {
            joins = false;
            continue;
        };
        match blocks.last_mut() {
            Some(last) if joins && goes_on(text, last, &block) => last.range.end = block.range.end,
            // A plain line below an item without a blank one between belongs to it, indented or not.
            Some(Block {
                kind: BlockKind::Item(depth) | BlockKind::Text(depth @ 1..),
                ..
            }) if joins
                && block.kind == BlockKind::Text(0)
                && text[block.range.start..].starts_with(char::is_alphanumeric) =>
            {
                block.kind = BlockKind::Text((*depth).max(1));
                blocks.push(block);
            }
            _ => blocks.push(block),
        }
        joins = true;
    }
    for block in &mut blocks {
        if matches!(block.kind, BlockKind::Text(_)) && is_title(&text[block.range.clone()]) {
            block.kind = BlockKind::Bold;
        }
    }
    blocks
}

/// True when a plain line goes on with the sentence of the line above: answers rarely wrap, so that a capital or a sign is a
/// new line of thought ("Cons: ...").
fn goes_on(text: &str, above: &Block, line: &Block) -> bool {
    matches!(line.kind, BlockKind::Text(_))
        && matches!(above.kind, BlockKind::Text(_) | BlockKind::Item(_))
        && text[line.range.start..].starts_with(|c: char| c.is_lowercase() || c.is_ascii_digit() || c == '(')
}

/// Bytes of a line at most that may be a title.
const LONGEST_TITLE: usize = 90;

/// True for a short line that is no sentence: "Norvik X2 (2023)", "Pros:".
fn is_title(line: &str) -> bool {
    let line = without_marks(line);
    line.len() <= LONGEST_TITLE
        && !line.contains('\n')
        && line.starts_with(|c: char| c.is_uppercase())
        && !line.ends_with(['.', '!', '?', ';', ',', '…'])
        && line.find(": ").is_none()
        && line.split_whitespace().count() <= 9
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
    let marker = marker + number(&body[marker..], kind);
    let rest = body[marker..].trim_start();
    from += body.len() - rest.len();
    // A title without a name is still a title.
    (!rest.is_empty() || matches!(kind, BlockKind::Heading(_) | BlockKind::Item(_))).then(|| Block {
        kind,
        range: from..from + rest.len(),
    })
}

fn kind(body: &str, indent: u16) -> (BlockKind, usize) {
    let hashes = body.bytes().take_while(|&byte| byte == b'#').count();
    if (1..=6).contains(&hashes) && (body.len() == hashes || body[hashes..].starts_with([' ', '\t'])) {
        return (BlockKind::Heading(hashes as u16), hashes);
    }
    if body.starts_with('|') {
        return (BlockKind::Row, 0);
    }
    for bullet in ["- ", "* ", "+ ", "• ", "– ", "-\t", "*\t", "•\t", "· ", "‣ ", "◦ "] {
        if body.starts_with(bullet) {
            return (BlockKind::Item(indent * 2 + 1), bullet.len());
        }
    }
    let digits = body.bytes().take_while(u8::is_ascii_digit).count();
    if (1..=3).contains(&digits) && (body[digits..].starts_with(". ") || body[digits..].starts_with(") ")) {
        return (BlockKind::Item(indent * 2), digits + 1);
    }
    let kind = if is_bold(body) {
        BlockKind::Bold
    } else {
        BlockKind::Text(indent * 2)
    };
    (kind, 0)
}

/// Length of the number that a heading or bold line begins with, behind marks and signs: "### **2. Norvik**". What stands
/// before it goes too.
fn number(body: &str, kind: BlockKind) -> usize {
    if !matches!(kind, BlockKind::Heading(_) | BlockKind::Bold) {
        return 0;
    }
    let signs = body.len() - body.trim_start_matches(|c: char| !c.is_alphanumeric()).len();
    let digits = body[signs..].bytes().take_while(u8::is_ascii_digit).count();
    let rest = &body[signs + digits..];
    let keycap = rest.len() - rest.trim_start_matches(['\u{fe0f}', '\u{20e3}']).len();
    let numbered = (1..=3).contains(&digits) && (keycap > 0 || rest.starts_with(". ") || rest.starts_with(") "));
    if numbered { signs + digits + keycap.max(1) } else { 0 }
}

/// Bytes of the signs at most that may stand behind a bold title: "**Norvik X2** 🎧".
const LONGEST_SIGN: usize = 16;

/// True for `**Norvik X2** – $50`: a bold start and a short rest that is no sentence.
fn is_bold(body: &str) -> bool {
    let body = body.trim_start_matches(|c: char| !c.is_alphanumeric() && !matches!(c, '*' | '[' | '_' | '('));
    let Some((inner, close)) = ["**", "__"].iter().find_map(|mark| {
        let inner = body.strip_prefix(mark)?;
        Some((inner, inner.find(mark)?))
    }) else {
        return false;
    };
    let rest = inner[close + 2..].trim();
    !rest.contains(char::is_alphanumeric) && rest.len() <= LONGEST_SIGN
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

/// Bytes of a line of a price list at most.
const LONGEST_OFFER: usize = 160;

/// True for a line of a price list, with a rating and how many gave it: "Hollin Kettle 2$39.994.8(357)".
pub(super) fn is_offer(sentence: &str) -> bool {
    let Some((before, raters)) = sentence.strip_suffix(')').and_then(|rest| rest.rsplit_once('(')) else {
        return false;
    };
    let counted = raters
        .bytes()
        .all(|byte| byte.is_ascii_digit() || matches!(byte, b'k' | b'K' | b'+' | b',' | b'.'));
    counted && !raters.is_empty() && before.ends_with(|c: char| c.is_ascii_digit()) && sentence.len() < LONGEST_OFFER
}
