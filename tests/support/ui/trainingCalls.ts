import { companyId } from '#tests/support/ui/inPanel';
import { campaignId, videoId } from '#tests/support/ui/training';

const videos = `/api/v1/videos/company/${companyId}`;
export const trainingCalls = {
  courses: `GET /api/v1/course/company/${companyId}`,
  publish: `POST /api/v1/custom-training/${companyId}/publish`,
  disable: `POST /api/v1/custom-training/${companyId}/disable_custom_training`,
  endCampaign: `PUT /api/v1/campaign/${companyId}/end/${campaignId}`,
  deleteCampaign: `DELETE /api/v1/campaign/${companyId}/delete/${campaignId}`,
  library: `GET /api/v1/videos/video_library/company/${companyId}`,
  pinned: `GET ${videos}/pinned`,
  pin: (n: number) => `POST ${videos}/${videoId(n)}/pin`,
  unpin: (n: number) => `POST ${videos}/${videoId(n)}/unpin`,
  scormOfVideo: (n: number) => `GET /scorm/api/v1/company/${companyId}/videos/${videoId(n)}/list`,
  coursesWith: (n: number) => `GET ${videos}/${videoId(n)}/courses`,
};
