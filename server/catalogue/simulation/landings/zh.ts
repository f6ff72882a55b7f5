import type { LandingTexts } from '../shapes.ts';
import type { landings } from './plan.ts';

export const zh: LandingTexts<typeof landings> = {
  document: {
    name: '有一份文件待查看',
    title: '您有一份文件待查看',
    paragraph: '文件将在下一页打开。',
    buttonText: '继续',
  },
  'delivery-day': {
    name: '确认送货日期',
    title: '请确认送货日期',
    paragraph: '可选的日期在下一页。',
    buttonText: '查看日期',
  },
  everyone: {
    name: '适用于所有邮件的说明',
    title: '这封邮件是一次测试',
    paragraph: '这是您的公司发送的，目的是让大家练习识别钓鱼邮件。没有造成任何损失，任何人都可能遇到：这类邮件本来就做得很像真的。',
    middleText:
      '您没有输入任何内容，也没有任何密码或其他个人信息被索取或保存。您可以在这里看到邮件的破绽。下次请使用举报按钮或告知 IT 部门，即使已经点击也不晚：这样其他人也能得到提醒。',
  },
  services: {
    name: '适用于商店和服务类邮件的说明',
    title: '这封邮件并非来自它所称的公司',
    paragraph: '这是您自己的公司进行的测试，发件人是虚构的。没有任何下单、付款或取消，任何人都可能遇到。',
    middleText:
      '您没有输入任何内容，也没有任何密码或其他个人信息被索取或保存。如果邮件让您感到意外，请不要使用其中的链接：打开应用，或自己输入网址。然后请使用举报按钮或告知 IT 部门，让其他人也得到提醒。',
  },
};
