//! The same content in other layouts gives the same findings, over all real answers; skipped where they are not present.
//!
//! Each layout rewrites signs of Markdown and no word. What differs is counted in findings (brand, feature, polarity) that
//! only one of both texts gives, as a share of the findings of both.

use std::collections::HashMap;

use answerscope_analysis::{Analyzer, BrandFinding, Polarity};

use crate::gold;

/// The most that a layout may change.
const MOST: f64 = 0.02;

type Layout = (&'static str, fn(&str) -> String);

const LAYOUTS: [Layout; 22] = [
    ("numbers in headings", numbered_headings),
    ("headings without numbers", plain_headings),
    ("labels in headings", labelled_headings),
    ("heading levels one deeper", deeper_headings),
    ("headings to bold lines", bold_headings),
    ("bold off", |text| text.replace("**", "")),
    ("bullets to prose", prose),
    ("bullets -", |text| bullets(text, "-")),
    ("bullets •", |text| bullets(text, "•")),
    ("numbered lists to bullets", unnumbered),
    ("tables to lists", lists_for_tables),
    ("CRLF", |text| text.replace('\n', "\r\n")),
    ("HTML entities", entities),
    ("blank lines between all lines", |text| {
        lines(text, |line| format!("{line}\n"))
    }),
    ("trailing blanks", |text| lines(text, |line| format!("{line}  "))),
    ("cited .[1]", |text| cited(text, "[1]")),
    ("cited . [1][2]", |text| cited(text, " [1][2]")),
    ("cited by a link", |text| cited(text, " [1](https://wired.example/a)")),
    ("cited by a note", |text| {
        cited(text, " ([wired.example](https://wired.example/a?utm_source=engine))")
    }),
    ("cited 【1†source】", |text| cited(text, "【1†source】")),
    ("cited by a footnote", |text| cited(text, "[^1]")),
    ("cited ¹", |text| cited(text, "¹")),
];

/// With a mark of a citation behind each sentence.
fn cited(text: &str, mark: &str) -> String {
    let mut out = String::new();
    let mut from = 0;
    for (at, _) in text.match_indices('.') {
        let word = text[..at].chars().rev().take_while(|c| c.is_lowercase()).count();
        let mut after = text[at + 1..].chars();
        let ends = match after.next() {
            None | Some('\n') => true,
            Some(' ') => after.next().is_some_and(char::is_uppercase),
            Some(_) => false,
        };
        if word > 3 && ends {
            out.push_str(&text[from..=at]);
            out.push_str(mark);
            from = at + 1;
        }
    }
    out + &text[from..]
}

fn lines(text: &str, mut change: impl FnMut(&str) -> String) -> String {
    text.split('\n').map(&mut change).collect::<Vec<_>>().join("\n")
}

/// The hashes of a heading and its words.
fn heading(line: &str) -> Option<(&str, &str)> {
    let words = line.trim_start_matches('#');
    let hashes = &line[..line.len() - words.len()];
    ((1..=6).contains(&hashes.len()) && words.starts_with(' ')).then(|| (hashes, words.trim()))
}

/// The words of a heading without its number.
fn unnumber(words: &str) -> &str {
    let marks = words.len() - words.trim_start_matches('*').len();
    let rest = words[marks..].trim_start_matches(|c: char| c.is_ascii_digit());
    let number = rest.len() < words.len() - marks;
    rest.strip_prefix(". ")
        .filter(|_| number && marks == 0)
        .unwrap_or(words)
}

fn numbered_headings(text: &str) -> String {
    let mut number = 0;
    lines(text, |line| match heading(line) {
        Some((hashes, words)) => {
            number += 1;
            format!("{hashes} {number}. {}", unnumber(words))
        }
        None => line.to_owned(),
    })
}

fn plain_headings(text: &str) -> String {
    lines(text, |line| match heading(line) {
        Some((hashes, words)) => format!("{hashes} {}", unnumber(words)),
        None => line.to_owned(),
    })
}

fn labelled_headings(text: &str) -> String {
    lines(text, |line| match heading(line) {
        Some((hashes, words)) => format!("{hashes} Option: {}", unnumber(words)),
        None => line.to_owned(),
    })
}

fn deeper_headings(text: &str) -> String {
    lines(text, |line| match heading(line) {
        Some((hashes, words)) if hashes.len() < 6 => format!("{hashes}# {words}"),
        _ => line.to_owned(),
    })
}

fn bold_headings(text: &str) -> String {
    lines(text, |line| match heading(line) {
        Some((_, words)) => format!("**{}**", words.replace("**", "")),
        None => line.to_owned(),
    })
}

/// Where the words of a list item begin.
fn item(line: &str) -> Option<(usize, usize)> {
    let indent = line.len() - line.trim_start().len();
    let marks = ["* ", "- ", "+ "];
    let mark = marks.iter().any(|mark| line[indent..].starts_with(mark));
    mark.then(|| (indent, indent + 2))
}

fn bullets(text: &str, mark: &str) -> String {
    lines(text, |line| match item(line) {
        Some((indent, words)) => format!("{}{mark} {}", &line[..indent], &line[words..]),
        None => line.to_owned(),
    })
}

fn unnumbered(text: &str) -> String {
    lines(text, |line| {
        let digits = line.bytes().take_while(u8::is_ascii_digit).count();
        match line[digits..].strip_prefix(". ") {
            Some(words) if digits > 0 => format!("- {words}"),
            _ => line.to_owned(),
        }
    })
}

/// Each list as one paragraph, an item a sentence.
fn prose(text: &str) -> String {
    let mut out = String::new();
    let mut paragraph = false;
    for line in text.split('\n') {
        let words = item(line).map(|(_, words)| line[words..].trim());
        match words {
            Some(words) => {
                out.push_str(if paragraph { " " } else { "\n" });
                out.push_str(words);
                if !words.trim_end_matches(['*', ')']).ends_with(['.', '!', '?', ':']) {
                    out.push('.');
                }
            }
            None if paragraph && line.trim().is_empty() => continue,
            None => {
                out.push('\n');
                if paragraph {
                    out.push('\n');
                }
                out.push_str(line);
            }
        }
        paragraph = words.is_some();
    }
    out.trim_start_matches('\n').to_owned()
}

/// Each row of a table as an item that begins with its first cell and says each other cell under its header.
fn lists_for_tables(text: &str) -> String {
    let mut header: Option<Vec<String>> = None;
    let mut out = Vec::new();
    for line in text.split('\n') {
        let row = line.trim();
        if !row.starts_with('|') {
            header = None;
            out.push(line.to_owned());
            continue;
        }
        let cells: Vec<String> = row
            .trim_matches('|')
            .split('|')
            .map(|cell| cell.trim().to_owned())
            .collect();
        let rule = cells.iter().all(|cell| cell.chars().all(|c| matches!(c, '-' | ':')));
        match &header {
            None => header = Some(cells),
            Some(_) if rule => {}
            Some(header) => {
                out.push(format!("- **{}**", cells[0]));
                let named = header.iter().zip(&cells).skip(1).filter(|(_, cell)| !cell.is_empty());
                out.extend(named.map(|(name, cell)| format!("  - {name}: {cell}")));
            }
        }
    }
    out.join("\n")
}

fn entities(text: &str) -> String {
    lines(text, |line| match line.contains("](") || line.contains("://") {
        true => line.to_owned(),
        false => line
            .replace(" & ", " &amp; ")
            .replace('"', "&quot;")
            .replace('–', "&ndash;")
            .replace('—', "&mdash;")
            .replace(": ", ":&nbsp;"),
    })
}

fn counted(findings: &[BrandFinding]) -> HashMap<(u16, u16, Polarity), usize> {
    let mut counts = HashMap::new();
    for finding in findings {
        *counts
            .entry((finding.brand, finding.feature, finding.polarity))
            .or_default() += 1;
    }
    counts
}

/// How many findings only one of both has, and how many both have together.
fn difference(left: &[BrandFinding], right: &[BrandFinding]) -> (usize, usize) {
    let (one, other) = (counted(left), counted(right));
    let common: usize = one
        .iter()
        .map(|(about, count)| other.get(about).copied().unwrap_or_default().min(*count))
        .sum();
    let both = left.len() + right.len();
    (both - 2 * common, both)
}

#[test]
fn the_layout_of_a_text_does_not_change_what_it_says() {
    let Some(answers) = gold::answers() else {
        println!("the answers are not present: skipped");
        return;
    };
    let analyzers: HashMap<&str, Analyzer> = gold::analyzers(&answers);
    let read: Vec<Vec<BrandFinding>> = answers
        .rows
        .iter()
        .map(|row| analyzers[row.set.as_str()].analyze(&row.text, &[]).findings)
        .collect();
    let mut wrong = Vec::new();
    println!("| Layout | Answers that it changes | Findings that differ |\n|---|---|---|");
    for (name, change) in LAYOUTS {
        let (mut differing, mut all, mut changed) = (0, 0, 0);
        for (row, left) in answers.rows.iter().zip(&read) {
            let other = change(&row.text);
            if other == row.text {
                all += 2 * left.len();
                continue;
            }
            changed += 1;
            let right = analyzers[row.set.as_str()].analyze(&other, &[]).findings;
            let (only, both) = difference(left, &right);
            (differing, all) = (differing + only, all + both);
        }
        let share = differing as f64 / all.max(1) as f64;
        println!("| {name} | {changed} | {:.1} % |", 100.0 * share);
        if share > MOST {
            wrong.push(name);
        }
    }
    assert!(wrong.is_empty(), "more than {MOST} differ: {wrong:?}");
}
