import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesIn, read } from '#tests/support/project';
import { resources } from '~/app/resources.ts';

describe('the resources', () => {
  const folders = readdirSync('src/resources', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  it.each(folders)('%s is declared by the definition in its index.ts', async (folder) => {
    const definition: Record<string, unknown> = await import(`../../src/resources/${folder}/index.ts`);
    expect(Object.values(definition)).toEqual([expect.objectContaining({ name: folder })]);
    expect(resources).toContain(Object.values(definition)[0]);
  });

  it('show on their pages only views that they declare', () => {
    const missing = resources.flatMap(({ name, options: { pages = [] }, ...views }) =>
      pages.filter(({ view }) => !views[view]).map(({ path, view }) => `${path} shows ${name}.${view}`),
    );
    expect(missing).toEqual([]);
  });

  it("read and write their records through react-admin's hooks; calls of one's own are for verbs and figures", () => {
    const ofRecords =
      /(listUsers|listVideos|listPinnedVideos|getProfile|updateProfile|deleteUser|listCampaignUsers|listTrainingUsers|listReportCampaigns|listQuizQuestions|listQuizUsers|listReviews|(departments|groups)\.(list|get|create|rename|remove))/;
    const direct = new RegExp(`\\b(useEndpoint|useAction|callEndpoint)\\(\\s*${ofRecords.source}\\b`);
    const files = filesIn(['src/resources', 'src/features', 'src/report']);
    expect(files.filter((file) => direct.test(read(file)))).toEqual([]);
  });
});
