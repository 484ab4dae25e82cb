import type { Schema } from '../api/client';
import type { Line, Point } from '../charts/line';

interface BrandPoint {
  date: string;
  brand: string;
  domain: string;
  relationship: string;
}

/** The points of a series as a line for each brand, the owned one first; days without answers are gaps. */
export function linesOf<P extends BrandPoint>(points: P[], read: (point: P) => Omit<Point, 'date'>): Line[] {
  const lines = new Map<string, Line>();
  for (const point of points) {
    const id = `${point.brand} ${point.domain}`;
    const line = lines.get(id) ?? { id, name: point.brand, owned: point.relationship === 'owned', points: [] };
    line.points.push({ date: point.date, ...read(point) });
    lines.set(id, line);
  }
  return [...lines.values()].sort((a, b) => Number(b.owned) - Number(a.owned) || a.name.localeCompare(b.name));
}

export function visibilityPoint(point: Schema['VisibilityPoint']): Omit<Point, 'date'> {
  const answers = 'answerCount' in point ? Number(point.answerCount) : (point.promptCount ?? 0);
  if (answers === 0) return { value: null };
  return { value: point.visibility, low: point.confidenceInterval.low, high: point.confidenceInterval.high };
}

export function voicePoint(point: Schema['VoicePoint']): Omit<Point, 'date'> {
  return { value: point.totalMentions === 0 ? null : point.shareOfVoice };
}

export function citationPoint(point: Schema['CitationPoint']): Omit<Point, 'date'> {
  return { value: point.totalCitations };
}

export interface Feelings {
  endorsed: number;
  neutral: number;
  undermined: number;
  /** The part of findings for, of those for and against; null where there are none. */
  favourable: number | null;
}

/** The findings of days or features together. */
export function feelings(rows: { endorsedMentions: number; neutralMentions: number; underminedMentions: number }[]): Feelings {
  const sum = { endorsed: 0, neutral: 0, undermined: 0 };
  for (const row of rows) {
    sum.endorsed += row.endorsedMentions;
    sum.neutral += row.neutralMentions;
    sum.undermined += row.underminedMentions;
  }
  const decided = sum.endorsed + sum.undermined;
  return { ...sum, favourable: decided === 0 ? null : sum.endorsed / decided };
}
