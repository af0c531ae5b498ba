/* Shows the contract of this hub. A pasted token stays in the memory of the page; nothing goes to another origin. */
const hub = location.pathname.replace(/\/docs$/, '');
Scalar.createApiReference('#reference', {
  url: `${hub}/openapi.json`,
  servers: [{ url: `${location.origin}${hub}`, description: 'This hub' }],
  theme: 'none',
  layout: 'modern',
  withDefaultFonts: false,
  persistAuth: false,
  telemetry: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  documentDownloadType: 'none',
  agent: { disabled: true },
  mcp: { disabled: true },
  metaData: { title: 'API reference · Agent Collaboration Hub' },
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  hideDarkModeToggle: true,
});
