import type { Language } from '../i18n/words.ts';

const units = [
  { ms: 86_400_000, en: 'd', zh: '天' },
  { ms: 3_600_000, en: 'h', zh: '小时' },
  { ms: 60_000, en: 'min', zh: '分钟' },
  { ms: 1_000, en: 's', zh: '秒' },
] as const;

/** From so many minutes on, seconds tell nothing. */
const roundFrom = 600_000;

/** A length of time by its two largest units: "2 h 5 min", "47 min", "12 s". @param span milliseconds */
export function describeSpan(span: number, language: Language): string {
  const first = units.findIndex(({ ms }) => span >= ms);
  if (first === -1) return language === 'zh' ? '不到 1 秒' : '< 1 s';
  let left = span < roundFrom ? span : span - (span % 60_000);
  const parts = units.slice(first, first + 2).flatMap((unit) => {
    const count = Math.floor(left / unit.ms);
    left -= count * unit.ms;
    return count === 0 ? [] : [`${count} ${unit[language]}`];
  });
  return parts.join(' ');
}
