import { type LanguageTexts, quiz } from '../shapes.ts';

export const chinese: LanguageTexts = {
  code: 'zh',
  categories: {
    scams: '网络钓鱼与诈骗',
    access: '密码与登录',
    devices: '设备与出行',
    data: '数据与办公环境',
  },
  videos: {
    phishing: '钓鱼邮件的构成',
    links: '这个链接通向哪里？',
    passwords: '经得起考验的密码',
    'two-step': '一分钟了解两步验证',
    ransomware: '勒索软件：被劫持的文件',
    'phone-calls': '来电者未必是他所说的人',
    'text-messages': '短信诈骗',
    'public-wifi': '免费 Wi-Fi 的代价',
    'clean-desk': '整洁的桌面，锁定的屏幕',
    'personal-data': '个人数据：谨慎处理',
    'report-it': '发现异常，及时报告',
    deepfakes: '深度伪造：不要轻信耳朵',
  },
  courses: [
    {
      slug: 'zh-essentials',
      name: '信息安全基础',
      description: '每位员工都应了解的内容：诈骗、登录、设备与数据。',
      type: 'awareness',
      level: 1,
      free: true,
      sections: [
        [
          '识别诈骗',
          [
            ['诱饵是怎样制作的', 'phishing'],
            ['点击之前先看清链接', 'links'],
            ['索要验证码的电话', 'phone-calls'],
          ],
        ],
        [
          '日常习惯',
          [
            ['更安全的登录', 'two-step'],
            ['尽早报告', 'report-it'],
            quiz('自我测验', [
              ['网络钓鱼最明显的迹象是什么？', ['带有标志', '催促您并索要机密', '内容很短', '早上收到'], 2],
              [
                '“IT 部门”来电索要您刚收到的验证码，您会怎么做？',
                ['告诉对方', '只告诉一半', '挂断并拨打已知号码', '用聊天工具发送'],
                3,
              ],
              ['您点击了可疑链接，接下来怎么办？', ['删除并保持沉默', '立即通知安全团队', '先等等看', '重新启动电脑'], 2],
            ]),
          ],
        ],
      ],
    },
  ],
};
