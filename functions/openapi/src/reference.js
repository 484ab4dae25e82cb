// Starts the renderer over the document beside the page. Nothing is fetched from anywhere else; the page's policy would
// refuse it too.
Scalar.createApiReference("#app", {
  url: "openapi.json",
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: "",
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: "never",
  hideClientButton: true,
  defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
  documentDownloadType: "direct",
  authentication: { preferredSecurityScheme: "bearer" },
  persistAuth: false,
  hideTestRequestButton: false,
  operationTitleSource: "summary",
  orderSchemaPropertiesBy: "preserve",
});
