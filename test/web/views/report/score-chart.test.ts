import { expect, test } from 'vitest';
import { toScoreChart } from '../../../../src/web/views/report/score-chart.ts';

const point = (day: string, score: number) => ({ at: `2026-${day}T08:00:00.000Z`, score });
const xsOf = (...days: readonly string[]) => toScoreChart(days.map((day) => point(day, 50)))?.steps.map(({ x }) => x);

test('one score is no line, two are one', () => {
  expect(toScoreChart([point('11-01', 50)])).toBeNull();
  expect(toScoreChart([point('11-01', 50), point('11-02', 55)])).toMatchObject({ line: 'M0 67H322V62H394' });
});

test('a line goes from score to score, by time, and on to the end', () => {
  const chart = toScoreChart([point('11-01', 40), point('11-16', 60), point('12-01', 85)]);
  expect(chart).toMatchObject({
    line: 'M0 77H161V57H322V32H394',
    dot: { x: 394, y: 32 },
    limitY: 37,
    title: 'Score: 40 on 1 Nov, 60 on 16 Nov, 85 on 1 Dec',
  });
});

test('scores of days that lie close keep room for their labels, at the start as at the end', () => {
  expect(xsOf('01-01', '01-02', '01-03', '12-31')).toEqual([0, 34, 68, 322]);
  expect(xsOf('01-01', '12-29', '12-30', '12-31')).toEqual([0, 254, 288, 322]);
});

test('names the last day, and of those before it the ones that have room', () => {
  const chart = toScoreChart(['01-01', '09-01', '12-30', '12-31'].map((day) => point(day, 50)));
  expect(chart?.steps.map(({ day }) => day)).toEqual(['1 Jan', '1 Sep', null, '31 Dec']);
});
