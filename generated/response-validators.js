// Generated from spec/ by `make generate`. Do not edit.
/* eslint-disable */
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});
var v0 = validate52;
var schema21 = { "type": "object", "additionalProperties": false, "required": ["ok", "version", "api_version", "transport", "sessions_count", "sse_connections", "auth", "security", "tmux", "v3_auth", "multi_network", "license", "uptime", "limits", "capabilities"], "properties": { "ok": { "$ref": "hub#/components/schemas/Ok" }, "version": { "type": "string", "maxLength": 100 }, "api_version": { "type": "string", "const": "v3" }, "transport": { "type": "string", "const": "streamable-http" }, "sessions_count": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "sse_connections": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "sse_sessions": { "type": "object", "additionalProperties": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 } }, "auth": { "type": "string", "enum": ["token", "dev-open"] }, "security": { "type": "string", "enum": ["enforced", "open"] }, "tmux": { "type": "boolean" }, "v3_auth": { "type": "boolean" }, "multi_network": { "type": "boolean" }, "license": { "type": "string", "enum": ["trial", "pro", "expired", "no_license"] }, "uptime": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "limits": { "type": "object", "additionalProperties": false, "required": ["max_upload_bytes", "max_request_content_length"], "properties": { "max_upload_bytes": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "max_request_content_length": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 } } }, "capabilities": { "type": "array", "maxItems": 100, "items": { "type": "string", "maxLength": 100 } } } };
var func1 = Object.prototype.hasOwnProperty;
var func2 = require_ucs2length().default;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  if (true !== data) {
    validate55.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
    return false;
  }
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.version === void 0 && (missing0 = "version") || data.api_version === void 0 && (missing0 = "api_version") || data.transport === void 0 && (missing0 = "transport") || data.sessions_count === void 0 && (missing0 = "sessions_count") || data.sse_connections === void 0 && (missing0 = "sse_connections") || data.auth === void 0 && (missing0 = "auth") || data.security === void 0 && (missing0 = "security") || data.tmux === void 0 && (missing0 = "tmux") || data.v3_auth === void 0 && (missing0 = "v3_auth") || data.multi_network === void 0 && (missing0 = "multi_network") || data.license === void 0 && (missing0 = "license") || data.uptime === void 0 && (missing0 = "uptime") || data.limits === void 0 && (missing0 = "limits") || data.capabilities === void 0 && (missing0 = "capabilities")) {
        validate54.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema21.properties, key0)) {
            validate54.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.version !== void 0) {
              let data1 = data.version;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 100) {
                    validate54.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                    return false;
                  }
                } else {
                  validate54.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.api_version !== void 0) {
                let data2 = data.api_version;
                const _errs5 = errors;
                if (typeof data2 !== "string") {
                  validate54.errors = [{ instancePath: instancePath + "/api_version", schemaPath: "#/properties/api_version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                if ("v3" !== data2) {
                  validate54.errors = [{ instancePath: instancePath + "/api_version", schemaPath: "#/properties/api_version/const", keyword: "const", params: { allowedValue: "v3" }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.transport !== void 0) {
                  let data3 = data.transport;
                  const _errs7 = errors;
                  if (typeof data3 !== "string") {
                    validate54.errors = [{ instancePath: instancePath + "/transport", schemaPath: "#/properties/transport/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if ("streamable-http" !== data3) {
                    validate54.errors = [{ instancePath: instancePath + "/transport", schemaPath: "#/properties/transport/const", keyword: "const", params: { allowedValue: "streamable-http" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.sessions_count !== void 0) {
                    let data4 = data.sessions_count;
                    const _errs9 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate54.errors = [{ instancePath: instancePath + "/sessions_count", schemaPath: "#/properties/sessions_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs9) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 > 9007199254740991 || isNaN(data4)) {
                          validate54.errors = [{ instancePath: instancePath + "/sessions_count", schemaPath: "#/properties/sessions_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                          return false;
                        } else {
                          if (data4 < 0 || isNaN(data4)) {
                            validate54.errors = [{ instancePath: instancePath + "/sessions_count", schemaPath: "#/properties/sessions_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        }
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.sse_connections !== void 0) {
                      let data5 = data.sse_connections;
                      const _errs11 = errors;
                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                        validate54.errors = [{ instancePath: instancePath + "/sse_connections", schemaPath: "#/properties/sse_connections/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs11) {
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 > 9007199254740991 || isNaN(data5)) {
                            validate54.errors = [{ instancePath: instancePath + "/sse_connections", schemaPath: "#/properties/sse_connections/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                            return false;
                          } else {
                            if (data5 < 0 || isNaN(data5)) {
                              validate54.errors = [{ instancePath: instancePath + "/sse_connections", schemaPath: "#/properties/sse_connections/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                              return false;
                            }
                          }
                        }
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.sse_sessions !== void 0) {
                        let data6 = data.sse_sessions;
                        const _errs13 = errors;
                        if (errors === _errs13) {
                          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                            for (const key1 in data6) {
                              let data7 = data6[key1];
                              const _errs16 = errors;
                              if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                                validate54.errors = [{ instancePath: instancePath + "/sse_sessions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/sse_sessions/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                return false;
                              }
                              if (errors === _errs16) {
                                if (typeof data7 == "number" && isFinite(data7)) {
                                  if (data7 > 9007199254740991 || isNaN(data7)) {
                                    validate54.errors = [{ instancePath: instancePath + "/sse_sessions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/sse_sessions/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                    return false;
                                  } else {
                                    if (data7 < 0 || isNaN(data7)) {
                                      validate54.errors = [{ instancePath: instancePath + "/sse_sessions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/sse_sessions/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                      return false;
                                    }
                                  }
                                }
                              }
                              var valid1 = _errs16 === errors;
                              if (!valid1) {
                                break;
                              }
                            }
                          } else {
                            validate54.errors = [{ instancePath: instancePath + "/sse_sessions", schemaPath: "#/properties/sse_sessions/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid0 = _errs13 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.auth !== void 0) {
                          let data8 = data.auth;
                          const _errs18 = errors;
                          if (typeof data8 !== "string") {
                            validate54.errors = [{ instancePath: instancePath + "/auth", schemaPath: "#/properties/auth/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          if (!(data8 === "token" || data8 === "dev-open")) {
                            validate54.errors = [{ instancePath: instancePath + "/auth", schemaPath: "#/properties/auth/enum", keyword: "enum", params: { allowedValues: schema21.properties.auth.enum }, message: "must be equal to one of the allowed values" }];
                            return false;
                          }
                          var valid0 = _errs18 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.security !== void 0) {
                            let data9 = data.security;
                            const _errs20 = errors;
                            if (typeof data9 !== "string") {
                              validate54.errors = [{ instancePath: instancePath + "/security", schemaPath: "#/properties/security/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            if (!(data9 === "enforced" || data9 === "open")) {
                              validate54.errors = [{ instancePath: instancePath + "/security", schemaPath: "#/properties/security/enum", keyword: "enum", params: { allowedValues: schema21.properties.security.enum }, message: "must be equal to one of the allowed values" }];
                              return false;
                            }
                            var valid0 = _errs20 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.tmux !== void 0) {
                              const _errs22 = errors;
                              if (typeof data.tmux !== "boolean") {
                                validate54.errors = [{ instancePath: instancePath + "/tmux", schemaPath: "#/properties/tmux/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                return false;
                              }
                              var valid0 = _errs22 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.v3_auth !== void 0) {
                                const _errs24 = errors;
                                if (typeof data.v3_auth !== "boolean") {
                                  validate54.errors = [{ instancePath: instancePath + "/v3_auth", schemaPath: "#/properties/v3_auth/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                  return false;
                                }
                                var valid0 = _errs24 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.multi_network !== void 0) {
                                  const _errs26 = errors;
                                  if (typeof data.multi_network !== "boolean") {
                                    validate54.errors = [{ instancePath: instancePath + "/multi_network", schemaPath: "#/properties/multi_network/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                    return false;
                                  }
                                  var valid0 = _errs26 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.license !== void 0) {
                                    let data13 = data.license;
                                    const _errs28 = errors;
                                    if (typeof data13 !== "string") {
                                      validate54.errors = [{ instancePath: instancePath + "/license", schemaPath: "#/properties/license/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    if (!(data13 === "trial" || data13 === "pro" || data13 === "expired" || data13 === "no_license")) {
                                      validate54.errors = [{ instancePath: instancePath + "/license", schemaPath: "#/properties/license/enum", keyword: "enum", params: { allowedValues: schema21.properties.license.enum }, message: "must be equal to one of the allowed values" }];
                                      return false;
                                    }
                                    var valid0 = _errs28 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.uptime !== void 0) {
                                      let data14 = data.uptime;
                                      const _errs30 = errors;
                                      if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                                        validate54.errors = [{ instancePath: instancePath + "/uptime", schemaPath: "#/properties/uptime/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                        return false;
                                      }
                                      if (errors === _errs30) {
                                        if (typeof data14 == "number" && isFinite(data14)) {
                                          if (data14 > 9007199254740991 || isNaN(data14)) {
                                            validate54.errors = [{ instancePath: instancePath + "/uptime", schemaPath: "#/properties/uptime/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                            return false;
                                          } else {
                                            if (data14 < 0 || isNaN(data14)) {
                                              validate54.errors = [{ instancePath: instancePath + "/uptime", schemaPath: "#/properties/uptime/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                              return false;
                                            }
                                          }
                                        }
                                      }
                                      var valid0 = _errs30 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.limits !== void 0) {
                                        let data15 = data.limits;
                                        const _errs32 = errors;
                                        if (errors === _errs32) {
                                          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                            let missing1;
                                            if (data15.max_upload_bytes === void 0 && (missing1 = "max_upload_bytes") || data15.max_request_content_length === void 0 && (missing1 = "max_request_content_length")) {
                                              validate54.errors = [{ instancePath: instancePath + "/limits", schemaPath: "#/properties/limits/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                              return false;
                                            } else {
                                              const _errs34 = errors;
                                              for (const key2 in data15) {
                                                if (!(key2 === "max_upload_bytes" || key2 === "max_request_content_length")) {
                                                  validate54.errors = [{ instancePath: instancePath + "/limits", schemaPath: "#/properties/limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                                  return false;
                                                  break;
                                                }
                                              }
                                              if (_errs34 === errors) {
                                                if (data15.max_upload_bytes !== void 0) {
                                                  let data16 = data15.max_upload_bytes;
                                                  const _errs35 = errors;
                                                  if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                                                    validate54.errors = [{ instancePath: instancePath + "/limits/max_upload_bytes", schemaPath: "#/properties/limits/properties/max_upload_bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                    return false;
                                                  }
                                                  if (errors === _errs35) {
                                                    if (typeof data16 == "number" && isFinite(data16)) {
                                                      if (data16 > 9007199254740991 || isNaN(data16)) {
                                                        validate54.errors = [{ instancePath: instancePath + "/limits/max_upload_bytes", schemaPath: "#/properties/limits/properties/max_upload_bytes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                        return false;
                                                      } else {
                                                        if (data16 < 0 || isNaN(data16)) {
                                                          validate54.errors = [{ instancePath: instancePath + "/limits/max_upload_bytes", schemaPath: "#/properties/limits/properties/max_upload_bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                  }
                                                  var valid2 = _errs35 === errors;
                                                } else {
                                                  var valid2 = true;
                                                }
                                                if (valid2) {
                                                  if (data15.max_request_content_length !== void 0) {
                                                    let data17 = data15.max_request_content_length;
                                                    const _errs37 = errors;
                                                    if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
                                                      validate54.errors = [{ instancePath: instancePath + "/limits/max_request_content_length", schemaPath: "#/properties/limits/properties/max_request_content_length/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                      return false;
                                                    }
                                                    if (errors === _errs37) {
                                                      if (typeof data17 == "number" && isFinite(data17)) {
                                                        if (data17 > 9007199254740991 || isNaN(data17)) {
                                                          validate54.errors = [{ instancePath: instancePath + "/limits/max_request_content_length", schemaPath: "#/properties/limits/properties/max_request_content_length/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                          return false;
                                                        } else {
                                                          if (data17 < 0 || isNaN(data17)) {
                                                            validate54.errors = [{ instancePath: instancePath + "/limits/max_request_content_length", schemaPath: "#/properties/limits/properties/max_request_content_length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                    }
                                                    var valid2 = _errs37 === errors;
                                                  } else {
                                                    var valid2 = true;
                                                  }
                                                }
                                              }
                                            }
                                          } else {
                                            validate54.errors = [{ instancePath: instancePath + "/limits", schemaPath: "#/properties/limits/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                            return false;
                                          }
                                        }
                                        var valid0 = _errs32 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.capabilities !== void 0) {
                                          let data18 = data.capabilities;
                                          const _errs39 = errors;
                                          if (errors === _errs39) {
                                            if (Array.isArray(data18)) {
                                              if (data18.length > 100) {
                                                validate54.errors = [{ instancePath: instancePath + "/capabilities", schemaPath: "#/properties/capabilities/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                                                return false;
                                              } else {
                                                var valid3 = true;
                                                const len0 = data18.length;
                                                for (let i0 = 0; i0 < len0; i0++) {
                                                  let data19 = data18[i0];
                                                  const _errs41 = errors;
                                                  if (errors === _errs41) {
                                                    if (typeof data19 === "string") {
                                                      if (func2(data19) > 100) {
                                                        validate54.errors = [{ instancePath: instancePath + "/capabilities/" + i0, schemaPath: "#/properties/capabilities/items/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                                                        return false;
                                                      }
                                                    } else {
                                                      validate54.errors = [{ instancePath: instancePath + "/capabilities/" + i0, schemaPath: "#/properties/capabilities/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                      return false;
                                                    }
                                                  }
                                                  var valid3 = _errs41 === errors;
                                                  if (!valid3) {
                                                    break;
                                                  }
                                                }
                                              }
                                            } else {
                                              validate54.errors = [{ instancePath: instancePath + "/capabilities", schemaPath: "#/properties/capabilities/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                              return false;
                                            }
                                          }
                                          var valid0 = _errs39 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate54.errors = vErrors;
  return errors === 0;
}
validate54.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate54(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
    errors = vErrors.length;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v1 = validate58;
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.error === void 0 && (missing0 = "error")) {
        validate59.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.ok !== void 0) {
          let data0 = data.ok;
          const _errs2 = errors;
          if (typeof data0 !== "boolean") {
            validate59.errors = [{ instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
            return false;
          }
          if (false !== data0) {
            validate59.errors = [{ instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.error !== void 0) {
            let data1 = data.error;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (func2(data1) > 1e3) {
                  validate59.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                  return false;
                }
              } else {
                validate59.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.message !== void 0) {
              let data2 = data.message;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (typeof data2 === "string") {
                  if (func2(data2) > 2e3) {
                    validate59.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }];
                    return false;
                  }
                } else {
                  validate59.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate59.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate59(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
    errors = vErrors.length;
  }
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v5 = validate61;
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok")) {
        validate62.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok")) {
            validate62.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate62.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate62.errors = vErrors;
  return errors === 0;
}
validate62.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate62(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
    errors = vErrors.length;
  }
  validate61.errors = vErrors;
  return errors === 0;
}
validate61.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v15 = validate65;
var schema30 = { "type": "string", "enum": ["trial", "pro"] };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate69.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "trial" || data === "pro")) {
    validate69.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema30.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
validate69.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern3 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 19) {
        validate71.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 19 }, message: "must NOT have more than 19 characters" }];
        return false;
      } else {
        if (!pattern3.test(data)) {
          validate71.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"' }];
          return false;
        }
      }
    } else {
      validate71.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate71.errors = vErrors;
  return errors === 0;
}
validate71.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.expires_at === void 0 && (missing0 = "expires_at") || data.days_left === void 0 && (missing0 = "days_left") || data.expired === void 0 && (missing0 = "expired")) {
        validate68.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "expires_at" || key0 === "days_left" || key0 === "expired")) {
            validate68.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if (!validate69(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.expires_at !== void 0) {
              const _errs3 = errors;
              if (!validate71(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.days_left !== void 0) {
                let data2 = data.days_left;
                const _errs4 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate68.errors = [{ instancePath: instancePath + "/days_left", schemaPath: "#/properties/days_left/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs4) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 1e6 || isNaN(data2)) {
                      validate68.errors = [{ instancePath: instancePath + "/days_left", schemaPath: "#/properties/days_left/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" }];
                      return false;
                    } else {
                      if (data2 < 0 || isNaN(data2)) {
                        validate68.errors = [{ instancePath: instancePath + "/days_left", schemaPath: "#/properties/days_left/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.expired !== void 0) {
                  const _errs6 = errors;
                  if (typeof data.expired !== "boolean") {
                    validate68.errors = [{ instancePath: instancePath + "/expired", schemaPath: "#/properties/expired/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate68.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate68.errors = vErrors;
  return errors === 0;
}
validate68.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.max_agents === void 0 && (missing0 = "max_agents") || data.max_networks === void 0 && (missing0 = "max_networks") || data.max_tasks_day === void 0 && (missing0 = "max_tasks_day")) {
        validate74.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "max_agents" || key0 === "max_networks" || key0 === "max_tasks_day")) {
            validate74.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.max_agents !== void 0) {
            let data0 = data.max_agents;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate74.errors = [{ instancePath: instancePath + "/max_agents", schemaPath: "#/properties/max_agents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs2) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 1e6 || isNaN(data0)) {
                  validate74.errors = [{ instancePath: instancePath + "/max_agents", schemaPath: "#/properties/max_agents/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" }];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate74.errors = [{ instancePath: instancePath + "/max_agents", schemaPath: "#/properties/max_agents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.max_networks !== void 0) {
              let data1 = data.max_networks;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate74.errors = [{ instancePath: instancePath + "/max_networks", schemaPath: "#/properties/max_networks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 1e6 || isNaN(data1)) {
                    validate74.errors = [{ instancePath: instancePath + "/max_networks", schemaPath: "#/properties/max_networks/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" }];
                    return false;
                  } else {
                    if (data1 < 0 || isNaN(data1)) {
                      validate74.errors = [{ instancePath: instancePath + "/max_networks", schemaPath: "#/properties/max_networks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.max_tasks_day !== void 0) {
                let data2 = data.max_tasks_day;
                const _errs6 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate74.errors = [{ instancePath: instancePath + "/max_tasks_day", schemaPath: "#/properties/max_tasks_day/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs6) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 1e9 || isNaN(data2)) {
                      validate74.errors = [{ instancePath: instancePath + "/max_tasks_day", schemaPath: "#/properties/max_tasks_day/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 }, message: "must be <= 1000000000" }];
                      return false;
                    } else {
                      if (data2 < 0 || isNaN(data2)) {
                        validate74.errors = [{ instancePath: instancePath + "/max_tasks_day", schemaPath: "#/properties/max_tasks_day/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate74.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate74.errors = vErrors;
  return errors === 0;
}
validate74.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok")) {
        validate66.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "status" || key0 === "license" || key0 === "limits")) {
            validate66.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.status !== void 0) {
              let data1 = data.status;
              const _errs3 = errors;
              if (typeof data1 !== "string") {
                validate66.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("no_license" !== data1) {
                validate66.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "no_license" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.license !== void 0) {
                const _errs5 = errors;
                if (!validate68(data.license, { instancePath: instancePath + "/license", parentData: data, parentDataProperty: "license", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.limits !== void 0) {
                  const _errs6 = errors;
                  if (!validate74(data.limits, { instancePath: instancePath + "/limits", parentData: data, parentDataProperty: "limits", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate66.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate66.errors = vErrors;
  return errors === 0;
}
validate66.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate66(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
    errors = vErrors.length;
  }
  validate65.errors = vErrors;
  return errors === 0;
}
validate65.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v20 = validate77;
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.type === void 0 && (missing0 = "type") || data.expires_in_days === void 0 && (missing0 = "expires_in_days")) {
        validate78.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "type" || key0 === "expires_in_days")) {
            validate78.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.type !== void 0) {
              let data1 = data.type;
              const _errs3 = errors;
              if (typeof data1 !== "string") {
                validate78.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("pro" !== data1) {
                validate78.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "pro" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.expires_in_days !== void 0) {
                let data2 = data.expires_in_days;
                const _errs5 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate78.errors = [{ instancePath: instancePath + "/expires_in_days", schemaPath: "#/properties/expires_in_days/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs5) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 365 || isNaN(data2)) {
                      validate78.errors = [{ instancePath: instancePath + "/expires_in_days", schemaPath: "#/properties/expires_in_days/maximum", keyword: "maximum", params: { comparison: "<=", limit: 365 }, message: "must be <= 365" }];
                      return false;
                    } else {
                      if (data2 < 365 || isNaN(data2)) {
                        validate78.errors = [{ instancePath: instancePath + "/expires_in_days", schemaPath: "#/properties/expires_in_days/minimum", keyword: "minimum", params: { comparison: ">=", limit: 365 }, message: "must be >= 365" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate78.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate78.errors = vErrors;
  return errors === 0;
}
validate78.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate78(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
    errors = vErrors.length;
  }
  validate77.errors = vErrors;
  return errors === 0;
}
validate77.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v28 = validate81;
var pattern4 = new RegExp("^[!-~]+$", "u");
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate85.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
        return false;
      } else {
        if (func2(data) < 1) {
          validate85.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern4.test(data)) {
            validate85.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
            return false;
          }
        }
      }
    } else {
      validate85.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate85.errors = vErrors;
  return errors === 0;
}
validate85.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func2(data) > 1e4) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  const _errs3 = errors;
  if (data !== null) {
    const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  var _valid0 = _errs3 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
    validate87.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate87.errors = vErrors;
  return errors === 0;
}
validate87.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema40 = { "type": "string", "enum": ["admin", "user"] };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate90.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "admin" || data === "user")) {
    validate90.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema40.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate90.errors = vErrors;
  return errors === 0;
}
validate90.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.user_id === void 0 && (missing0 = "user_id") || data.username === void 0 && (missing0 = "username") || data.display_name === void 0 && (missing0 = "display_name") || data.email === void 0 && (missing0 = "email") || data.role === void 0 && (missing0 = "role")) {
        validate84.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "user_id" || key0 === "username" || key0 === "display_name" || key0 === "email" || key0 === "role" || key0 === "created_at")) {
            validate84.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.user_id !== void 0) {
            const _errs2 = errors;
            if (!validate85(data.user_id, { instancePath: instancePath + "/user_id", parentData: data, parentDataProperty: "user_id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.username !== void 0) {
              let data1 = data.username;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 50) {
                    validate84.errors = [{ instancePath: instancePath + "/username", schemaPath: "#/properties/username/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" }];
                    return false;
                  } else {
                    if (func2(data1) < 2) {
                      validate84.errors = [{ instancePath: instancePath + "/username", schemaPath: "#/properties/username/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters" }];
                      return false;
                    }
                  }
                } else {
                  validate84.errors = [{ instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.display_name !== void 0) {
                const _errs5 = errors;
                if (!validate87(data.display_name, { instancePath: instancePath + "/display_name", parentData: data, parentDataProperty: "display_name", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.email !== void 0) {
                  const _errs6 = errors;
                  if (!validate87(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.role !== void 0) {
                    const _errs7 = errors;
                    if (!validate90(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.created_at !== void 0) {
                      const _errs8 = errors;
                      if (!validate71(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate84.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate84.errors = vErrors;
  return errors === 0;
}
validate84.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var pattern5 = new RegExp("^utok_[A-Za-z0-9]+$", "u");
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate94.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 100) {
        validate94.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
        return false;
      } else {
        if (!pattern5.test(data)) {
          validate94.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^utok_[A-Za-z0-9]+$" }, message: 'must match pattern "^utok_[A-Za-z0-9]+$"' }];
          return false;
        }
      }
    } else {
      validate94.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate94.errors = vErrors;
  return errors === 0;
}
validate94.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern6 = new RegExp("^ntok_[A-Za-z0-9]+$", "u");
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate96.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 100) {
        validate96.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
        return false;
      } else {
        if (!pattern6.test(data)) {
          validate96.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^ntok_[A-Za-z0-9]+$" }, message: 'must match pattern "^ntok_[A-Za-z0-9]+$"' }];
          return false;
        }
      }
    } else {
      validate96.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate96.errors = vErrors;
  return errors === 0;
}
validate96.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.user === void 0 && (missing0 = "user") || data.token === void 0 && (missing0 = "token") || data.network_token === void 0 && (missing0 = "network_token") || data.network_id === void 0 && (missing0 = "network_id")) {
        validate82.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "user" || key0 === "token" || key0 === "network_token" || key0 === "network_id")) {
            validate82.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.user !== void 0) {
              const _errs3 = errors;
              if (!validate84(data.user, { instancePath: instancePath + "/user", parentData: data, parentDataProperty: "user", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.token !== void 0) {
                const _errs4 = errors;
                if (!validate94(data.token, { instancePath: instancePath + "/token", parentData: data, parentDataProperty: "token", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.network_token !== void 0) {
                  const _errs5 = errors;
                  if (!validate96(data.network_token, { instancePath: instancePath + "/network_token", parentData: data, parentDataProperty: "network_token", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.network_id !== void 0) {
                    const _errs6 = errors;
                    if (!validate85(data.network_id, { instancePath: instancePath + "/network_id", parentData: data, parentDataProperty: "network_id", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate82.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate82.errors = vErrors;
  return errors === 0;
}
validate82.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate82(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
    errors = vErrors.length;
  }
  validate81.errors = vErrors;
  return errors === 0;
}
validate81.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v36 = validate100;
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate105.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate85(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  const _errs2 = errors;
  if (data !== null) {
    const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate105.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate105.errors = vErrors;
  return errors === 0;
}
validate105.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate101.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.user === void 0 && (missing0 = "user") || data.token === void 0 && (missing0 = "token") || data.network_id === void 0 && (missing0 = "network_id")) {
        validate101.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "user" || key0 === "token" || key0 === "network_id")) {
            validate101.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.user !== void 0) {
              const _errs3 = errors;
              if (!validate84(data.user, { instancePath: instancePath + "/user", parentData: data, parentDataProperty: "user", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.token !== void 0) {
                const _errs4 = errors;
                if (!validate94(data.token, { instancePath: instancePath + "/token", parentData: data, parentDataProperty: "token", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.network_id !== void 0) {
                  const _errs5 = errors;
                  if (!validate105(data.network_id, { instancePath: instancePath + "/network_id", parentData: data, parentDataProperty: "network_id", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate101.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate101.errors = vErrors;
  return errors === 0;
}
validate101.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate101(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
    errors = vErrors.length;
  }
  validate100.errors = vErrors;
  return errors === 0;
}
validate100.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v44 = validate109;
var schema49 = { "type": "string", "enum": ["owner", "admin", "member", "viewer"] };
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate115.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate115.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "owner" || data === "admin" || data === "member" || data === "viewer")) {
    validate115.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema49.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate115.errors = vErrors;
  return errors === 0;
}
validate115.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate113.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.network_id === void 0 && (missing0 = "network_id") || data.network_name === void 0 && (missing0 = "network_name") || data.member_role === void 0 && (missing0 = "member_role")) {
        validate113.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "network_id" || key0 === "network_name" || key0 === "member_role")) {
            validate113.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.network_id !== void 0) {
            const _errs2 = errors;
            if (!validate85(data.network_id, { instancePath: instancePath + "/network_id", parentData: data, parentDataProperty: "network_id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.network_name !== void 0) {
              let data1 = data.network_name;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 200) {
                    validate113.errors = [{ instancePath: instancePath + "/network_name", schemaPath: "#/properties/network_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate113.errors = [{ instancePath: instancePath + "/network_name", schemaPath: "#/properties/network_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.member_role !== void 0) {
                const _errs5 = errors;
                if (!validate115(data.member_role, { instancePath: instancePath + "/member_role", parentData: data, parentDataProperty: "member_role", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate113.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate113.errors = vErrors;
  return errors === 0;
}
validate113.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate110.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.user === void 0 && (missing0 = "user") || data.networks === void 0 && (missing0 = "networks") || data.current_network === void 0 && (missing0 = "current_network")) {
        validate110.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "user" || key0 === "networks" || key0 === "current_network")) {
            validate110.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.user !== void 0) {
              const _errs3 = errors;
              if (!validate84(data.user, { instancePath: instancePath + "/user", parentData: data, parentDataProperty: "user", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.networks !== void 0) {
                let data2 = data.networks;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (Array.isArray(data2)) {
                    if (data2.length > 1e4) {
                      validate110.errors = [{ instancePath: instancePath + "/networks", schemaPath: "#/properties/networks/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items" }];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs6 = errors;
                        if (!validate113(data2[i0], { instancePath: instancePath + "/networks/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs6 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    }
                  } else {
                    validate110.errors = [{ instancePath: instancePath + "/networks", schemaPath: "#/properties/networks/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.current_network !== void 0) {
                  const _errs7 = errors;
                  if (!validate105(data.current_network, { instancePath: instancePath + "/current_network", parentData: data, parentDataProperty: "current_network", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate110.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate110.errors = vErrors;
  return errors === 0;
}
validate110.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate109.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate110(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
    errors = vErrors.length;
  }
  validate109.errors = vErrors;
  return errors === 0;
}
validate109.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v52 = validate120;
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate121.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.user === void 0 && (missing0 = "user")) {
        validate121.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "user" || key0 === "idempotent_replay")) {
            validate121.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.user !== void 0) {
              const _errs3 = errors;
              if (!validate84(data.user, { instancePath: instancePath + "/user", parentData: data, parentDataProperty: "user", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.idempotent_replay !== void 0) {
                let data2 = data.idempotent_replay;
                const _errs4 = errors;
                if (typeof data2 !== "boolean") {
                  validate121.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data2) {
                  validate121.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate121.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate121.errors = vErrors;
  return errors === 0;
}
validate121.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate120.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate121(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
    errors = vErrors.length;
  }
  validate120.errors = vErrors;
  return errors === 0;
}
validate120.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v64 = validate125;
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate126.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.revoked === void 0 && (missing0 = "revoked") || data.token === void 0 && (missing0 = "token") || data.token_id === void 0 && (missing0 = "token_id")) {
        validate126.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "revoked" || key0 === "token" || key0 === "token_id")) {
            validate126.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.revoked !== void 0) {
              let data1 = data.revoked;
              const _errs3 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate126.errors = [{ instancePath: instancePath + "/revoked", schemaPath: "#/properties/revoked/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs3) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 1e6 || isNaN(data1)) {
                    validate126.errors = [{ instancePath: instancePath + "/revoked", schemaPath: "#/properties/revoked/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" }];
                    return false;
                  } else {
                    if (data1 < 0 || isNaN(data1)) {
                      validate126.errors = [{ instancePath: instancePath + "/revoked", schemaPath: "#/properties/revoked/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.token !== void 0) {
                const _errs5 = errors;
                if (!validate94(data.token, { instancePath: instancePath + "/token", parentData: data, parentDataProperty: "token", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.token_id !== void 0) {
                  const _errs6 = errors;
                  if (!validate85(data.token_id, { instancePath: instancePath + "/token_id", parentData: data, parentDataProperty: "token_id", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate126.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate126.errors = vErrors;
  return errors === 0;
}
validate126.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate125.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate126(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
    errors = vErrors.length;
  }
  validate125.errors = vErrors;
  return errors === 0;
}
validate125.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v73 = validate131;
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate132.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.token === void 0 && (missing0 = "token")) {
        validate132.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "token")) {
            validate132.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.token !== void 0) {
              const _errs3 = errors;
              if (!validate96(data.token, { instancePath: instancePath + "/token", parentData: data, parentDataProperty: "token", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate132.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate132.errors = vErrors;
  return errors === 0;
}
validate132.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate131.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate132(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
    errors = vErrors.length;
  }
  validate131.errors = vErrors;
  return errors === 0;
}
validate131.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v82 = validate136;
var schema59 = { "type": "string", "enum": ["user", "network", "full"] };
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate141.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate141.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "user" || data === "network" || data === "full")) {
    validate141.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema59.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate141.errors = vErrors;
  return errors === 0;
}
validate141.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate144.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  const _errs2 = errors;
  if (data !== null) {
    const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate144.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate144.errors = vErrors;
  return errors === 0;
}
validate144.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate139.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.token_id === void 0 && (missing0 = "token_id") || data.name === void 0 && (missing0 = "name") || data.scope === void 0 && (missing0 = "scope") || data.network_id === void 0 && (missing0 = "network_id") || data.last_used_at === void 0 && (missing0 = "last_used_at") || data.created_at === void 0 && (missing0 = "created_at")) {
        validate139.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "token_id" || key0 === "name" || key0 === "scope" || key0 === "network_id" || key0 === "last_used_at" || key0 === "created_at")) {
            validate139.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.token_id !== void 0) {
            const _errs2 = errors;
            if (!validate85(data.token_id, { instancePath: instancePath + "/token_id", parentData: data, parentDataProperty: "token_id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 500) {
                    validate139.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }];
                    return false;
                  }
                } else {
                  validate139.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.scope !== void 0) {
                const _errs5 = errors;
                if (!validate141(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.network_id !== void 0) {
                  const _errs6 = errors;
                  if (!validate105(data.network_id, { instancePath: instancePath + "/network_id", parentData: data, parentDataProperty: "network_id", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.last_used_at !== void 0) {
                    const _errs7 = errors;
                    if (!validate144(data.last_used_at, { instancePath: instancePath + "/last_used_at", parentData: data, parentDataProperty: "last_used_at", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.created_at !== void 0) {
                      const _errs8 = errors;
                      if (!validate144(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate139.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate139.errors = vErrors;
  return errors === 0;
}
validate139.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate137.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.tokens === void 0 && (missing0 = "tokens")) {
        validate137.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "tokens")) {
            validate137.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.tokens !== void 0) {
              let data1 = data.tokens;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  if (data1.length > 1e5) {
                    validate137.errors = [{ instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items" }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs5 = errors;
                      if (!validate139(data1[i0], { instancePath: instancePath + "/tokens/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs5 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  }
                } else {
                  validate137.errors = [{ instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate137.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate137.errors = vErrors;
  return errors === 0;
}
validate137.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate136.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate137(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
    errors = vErrors.length;
  }
  validate136.errors = vErrors;
  return errors === 0;
}
validate136.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v87 = validate150;
var pattern7 = new RegExp("^atok_[A-Za-z0-9]+$", "u");
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate153.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 100) {
        validate153.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
        return false;
      } else {
        if (!pattern7.test(data)) {
          validate153.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^atok_[A-Za-z0-9]+$" }, message: 'must match pattern "^atok_[A-Za-z0-9]+$"' }];
          return false;
        }
      }
    } else {
      validate153.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate153.errors = vErrors;
  return errors === 0;
}
validate153.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate151.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.token === void 0 && (missing0 = "token") || data.token_id === void 0 && (missing0 = "token_id")) {
        validate151.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "token" || key0 === "token_id")) {
            validate151.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.token !== void 0) {
              const _errs3 = errors;
              if (!validate153(data.token, { instancePath: instancePath + "/token", parentData: data, parentDataProperty: "token", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.token_id !== void 0) {
                const _errs4 = errors;
                if (!validate85(data.token_id, { instancePath: instancePath + "/token_id", parentData: data, parentDataProperty: "token_id", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate151.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate151.errors = vErrors;
  return errors === 0;
}
validate151.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate150.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate151(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
    errors = vErrors.length;
  }
  validate150.errors = vErrors;
  return errors === 0;
}
validate150.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v104 = validate157;
var schema66 = { "type": "object", "additionalProperties": false, "required": ["network_id", "network_name", "owner_id", "description", "settings", "visibility", "max_members", "created_at", "updated_at", "member_role"], "properties": { "network_id": { "$ref": "hub#/components/schemas/Id" }, "network_name": { "type": "string", "maxLength": 200 }, "owner_id": { "$ref": "hub#/components/schemas/Id" }, "description": { "$ref": "hub#/components/schemas/NullableText" }, "settings": { "type": "null" }, "visibility": { "type": "string", "enum": ["private"] }, "max_members": { "type": "integer", "minimum": 0, "maximum": 2147483647 }, "created_at": { "$ref": "hub#/components/schemas/WireTime" }, "updated_at": { "$ref": "hub#/components/schemas/WireTime" }, "member_role": { "$ref": "hub#/components/schemas/MemberRole" } } };
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate160.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.network_id === void 0 && (missing0 = "network_id") || data.network_name === void 0 && (missing0 = "network_name") || data.owner_id === void 0 && (missing0 = "owner_id") || data.description === void 0 && (missing0 = "description") || data.settings === void 0 && (missing0 = "settings") || data.visibility === void 0 && (missing0 = "visibility") || data.max_members === void 0 && (missing0 = "max_members") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.member_role === void 0 && (missing0 = "member_role")) {
        validate160.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema66.properties, key0)) {
            validate160.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.network_id !== void 0) {
            const _errs2 = errors;
            if (!validate85(data.network_id, { instancePath: instancePath + "/network_id", parentData: data, parentDataProperty: "network_id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.network_name !== void 0) {
              let data1 = data.network_name;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 200) {
                    validate160.errors = [{ instancePath: instancePath + "/network_name", schemaPath: "#/properties/network_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate160.errors = [{ instancePath: instancePath + "/network_name", schemaPath: "#/properties/network_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.owner_id !== void 0) {
                const _errs5 = errors;
                if (!validate85(data.owner_id, { instancePath: instancePath + "/owner_id", parentData: data, parentDataProperty: "owner_id", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.description !== void 0) {
                  const _errs6 = errors;
                  if (!validate87(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.settings !== void 0) {
                    const _errs7 = errors;
                    if (data.settings !== null) {
                      validate160.errors = [{ instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
                      return false;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.visibility !== void 0) {
                      let data5 = data.visibility;
                      const _errs9 = errors;
                      if (typeof data5 !== "string") {
                        validate160.errors = [{ instancePath: instancePath + "/visibility", schemaPath: "#/properties/visibility/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data5 === "private")) {
                        validate160.errors = [{ instancePath: instancePath + "/visibility", schemaPath: "#/properties/visibility/enum", keyword: "enum", params: { allowedValues: schema66.properties.visibility.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.max_members !== void 0) {
                        let data6 = data.max_members;
                        const _errs11 = errors;
                        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                          validate160.errors = [{ instancePath: instancePath + "/max_members", schemaPath: "#/properties/max_members/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs11) {
                          if (typeof data6 == "number" && isFinite(data6)) {
                            if (data6 > 2147483647 || isNaN(data6)) {
                              validate160.errors = [{ instancePath: instancePath + "/max_members", schemaPath: "#/properties/max_members/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }];
                              return false;
                            } else {
                              if (data6 < 0 || isNaN(data6)) {
                                validate160.errors = [{ instancePath: instancePath + "/max_members", schemaPath: "#/properties/max_members/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                return false;
                              }
                            }
                          }
                        }
                        var valid0 = _errs11 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.created_at !== void 0) {
                          const _errs13 = errors;
                          if (!validate71(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs13 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.updated_at !== void 0) {
                            const _errs14 = errors;
                            if (!validate71(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs14 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.member_role !== void 0) {
                              const _errs15 = errors;
                              if (!validate115(data.member_role, { instancePath: instancePath + "/member_role", parentData: data, parentDataProperty: "member_role", rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs15 === errors;
                            } else {
                              var valid0 = true;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate160.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate160.errors = vErrors;
  return errors === 0;
}
validate160.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate158.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.networks === void 0 && (missing0 = "networks")) {
        validate158.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "networks")) {
            validate158.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.networks !== void 0) {
              let data1 = data.networks;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  if (data1.length > 1e4) {
                    validate158.errors = [{ instancePath: instancePath + "/networks", schemaPath: "#/properties/networks/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items" }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs5 = errors;
                      if (!validate160(data1[i0], { instancePath: instancePath + "/networks/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs5 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  }
                } else {
                  validate158.errors = [{ instancePath: instancePath + "/networks", schemaPath: "#/properties/networks/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate158.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate158.errors = vErrors;
  return errors === 0;
}
validate158.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate157.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate158(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
    errors = vErrors.length;
  }
  validate157.errors = vErrors;
  return errors === 0;
}
validate157.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v109 = validate169;
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate170.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.network_id === void 0 && (missing0 = "network_id") || data.network_name === void 0 && (missing0 = "network_name")) {
        validate170.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "network_id" || key0 === "network_name" || key0 === "idempotent_replay")) {
            validate170.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.network_id !== void 0) {
              const _errs3 = errors;
              if (!validate85(data.network_id, { instancePath: instancePath + "/network_id", parentData: data, parentDataProperty: "network_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.network_name !== void 0) {
                let data2 = data.network_name;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 200) {
                      validate170.errors = [{ instancePath: instancePath + "/network_name", schemaPath: "#/properties/network_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    }
                  } else {
                    validate170.errors = [{ instancePath: instancePath + "/network_name", schemaPath: "#/properties/network_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.idempotent_replay !== void 0) {
                  let data3 = data.idempotent_replay;
                  const _errs6 = errors;
                  if (typeof data3 !== "boolean") {
                    validate170.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  if (true !== data3) {
                    validate170.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate170.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate170.errors = vErrors;
  return errors === 0;
}
validate170.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate169.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate170(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
    errors = vErrors.length;
  }
  validate169.errors = vErrors;
  return errors === 0;
}
validate169.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v120 = validate174;
var schema71 = { "type": "object", "additionalProperties": false, "required": ["network_id", "network_name", "owner_id", "description", "settings", "visibility", "max_members", "created_at", "updated_at"], "properties": { "network_id": { "$ref": "hub#/components/schemas/Id" }, "network_name": { "type": "string", "maxLength": 200 }, "owner_id": { "$ref": "hub#/components/schemas/Id" }, "description": { "$ref": "hub#/components/schemas/NullableText" }, "settings": { "type": "null" }, "visibility": { "type": "string", "enum": ["private"] }, "max_members": { "type": "integer", "minimum": 0, "maximum": 2147483647 }, "created_at": { "$ref": "hub#/components/schemas/WireTime" }, "updated_at": { "$ref": "hub#/components/schemas/WireTime" } } };
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate177.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.network_id === void 0 && (missing0 = "network_id") || data.network_name === void 0 && (missing0 = "network_name") || data.owner_id === void 0 && (missing0 = "owner_id") || data.description === void 0 && (missing0 = "description") || data.settings === void 0 && (missing0 = "settings") || data.visibility === void 0 && (missing0 = "visibility") || data.max_members === void 0 && (missing0 = "max_members") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at")) {
        validate177.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema71.properties, key0)) {
            validate177.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.network_id !== void 0) {
            const _errs2 = errors;
            if (!validate85(data.network_id, { instancePath: instancePath + "/network_id", parentData: data, parentDataProperty: "network_id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.network_name !== void 0) {
              let data1 = data.network_name;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 200) {
                    validate177.errors = [{ instancePath: instancePath + "/network_name", schemaPath: "#/properties/network_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate177.errors = [{ instancePath: instancePath + "/network_name", schemaPath: "#/properties/network_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.owner_id !== void 0) {
                const _errs5 = errors;
                if (!validate85(data.owner_id, { instancePath: instancePath + "/owner_id", parentData: data, parentDataProperty: "owner_id", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.description !== void 0) {
                  const _errs6 = errors;
                  if (!validate87(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.settings !== void 0) {
                    const _errs7 = errors;
                    if (data.settings !== null) {
                      validate177.errors = [{ instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
                      return false;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.visibility !== void 0) {
                      let data5 = data.visibility;
                      const _errs9 = errors;
                      if (typeof data5 !== "string") {
                        validate177.errors = [{ instancePath: instancePath + "/visibility", schemaPath: "#/properties/visibility/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data5 === "private")) {
                        validate177.errors = [{ instancePath: instancePath + "/visibility", schemaPath: "#/properties/visibility/enum", keyword: "enum", params: { allowedValues: schema71.properties.visibility.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.max_members !== void 0) {
                        let data6 = data.max_members;
                        const _errs11 = errors;
                        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                          validate177.errors = [{ instancePath: instancePath + "/max_members", schemaPath: "#/properties/max_members/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs11) {
                          if (typeof data6 == "number" && isFinite(data6)) {
                            if (data6 > 2147483647 || isNaN(data6)) {
                              validate177.errors = [{ instancePath: instancePath + "/max_members", schemaPath: "#/properties/max_members/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }];
                              return false;
                            } else {
                              if (data6 < 0 || isNaN(data6)) {
                                validate177.errors = [{ instancePath: instancePath + "/max_members", schemaPath: "#/properties/max_members/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                return false;
                              }
                            }
                          }
                        }
                        var valid0 = _errs11 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.created_at !== void 0) {
                          const _errs13 = errors;
                          if (!validate71(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs13 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.updated_at !== void 0) {
                            const _errs14 = errors;
                            if (!validate71(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs14 === errors;
                          } else {
                            var valid0 = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate177.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate177.errors = vErrors;
  return errors === 0;
}
validate177.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate184.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status") || data.count === void 0 && (missing0 = "count")) {
        validate184.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "count")) {
            validate184.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.status !== void 0) {
            let data0 = data.status;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 50) {
                  validate184.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" }];
                  return false;
                }
              } else {
                validate184.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.count !== void 0) {
              let data1 = data.count;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate184.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 9007199254740991 || isNaN(data1)) {
                    validate184.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                    return false;
                  } else {
                    if (data1 < 0 || isNaN(data1)) {
                      validate184.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate184.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate184.errors = vErrors;
  return errors === 0;
}
validate184.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate175.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.network === void 0 && (missing0 = "network") || data.stats === void 0 && (missing0 = "stats")) {
        validate175.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "network" || key0 === "stats")) {
            validate175.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.network !== void 0) {
              const _errs3 = errors;
              if (!validate177(data.network, { instancePath: instancePath + "/network", parentData: data, parentDataProperty: "network", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.stats !== void 0) {
                let data2 = data.stats;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    let missing1;
                    if (data2.nodes === void 0 && (missing1 = "nodes") || data2.sessions === void 0 && (missing1 = "sessions") || data2.tasks === void 0 && (missing1 = "tasks")) {
                      validate175.errors = [{ instancePath: instancePath + "/stats", schemaPath: "#/properties/stats/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                      return false;
                    } else {
                      const _errs6 = errors;
                      for (const key1 in data2) {
                        if (!(key1 === "nodes" || key1 === "sessions" || key1 === "tasks")) {
                          validate175.errors = [{ instancePath: instancePath + "/stats", schemaPath: "#/properties/stats/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                          return false;
                          break;
                        }
                      }
                      if (_errs6 === errors) {
                        if (data2.nodes !== void 0) {
                          let data3 = data2.nodes;
                          const _errs7 = errors;
                          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                            validate175.errors = [{ instancePath: instancePath + "/stats/nodes", schemaPath: "#/properties/stats/properties/nodes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          if (errors === _errs7) {
                            if (typeof data3 == "number" && isFinite(data3)) {
                              if (data3 > 9007199254740991 || isNaN(data3)) {
                                validate175.errors = [{ instancePath: instancePath + "/stats/nodes", schemaPath: "#/properties/stats/properties/nodes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                return false;
                              } else {
                                if (data3 < 0 || isNaN(data3)) {
                                  validate175.errors = [{ instancePath: instancePath + "/stats/nodes", schemaPath: "#/properties/stats/properties/nodes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                  return false;
                                }
                              }
                            }
                          }
                          var valid1 = _errs7 === errors;
                        } else {
                          var valid1 = true;
                        }
                        if (valid1) {
                          if (data2.sessions !== void 0) {
                            let data4 = data2.sessions;
                            const _errs9 = errors;
                            if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                              validate175.errors = [{ instancePath: instancePath + "/stats/sessions", schemaPath: "#/properties/stats/properties/sessions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                              return false;
                            }
                            if (errors === _errs9) {
                              if (typeof data4 == "number" && isFinite(data4)) {
                                if (data4 > 9007199254740991 || isNaN(data4)) {
                                  validate175.errors = [{ instancePath: instancePath + "/stats/sessions", schemaPath: "#/properties/stats/properties/sessions/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                  return false;
                                } else {
                                  if (data4 < 0 || isNaN(data4)) {
                                    validate175.errors = [{ instancePath: instancePath + "/stats/sessions", schemaPath: "#/properties/stats/properties/sessions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                    return false;
                                  }
                                }
                              }
                            }
                            var valid1 = _errs9 === errors;
                          } else {
                            var valid1 = true;
                          }
                          if (valid1) {
                            if (data2.tasks !== void 0) {
                              let data5 = data2.tasks;
                              const _errs11 = errors;
                              if (errors === _errs11) {
                                if (Array.isArray(data5)) {
                                  if (data5.length > 20) {
                                    validate175.errors = [{ instancePath: instancePath + "/stats/tasks", schemaPath: "#/properties/stats/properties/tasks/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }];
                                    return false;
                                  } else {
                                    var valid2 = true;
                                    const len0 = data5.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                      const _errs13 = errors;
                                      if (!validate184(data5[i0], { instancePath: instancePath + "/stats/tasks/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
                                        vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid2 = _errs13 === errors;
                                      if (!valid2) {
                                        break;
                                      }
                                    }
                                  }
                                } else {
                                  validate175.errors = [{ instancePath: instancePath + "/stats/tasks", schemaPath: "#/properties/stats/properties/tasks/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                  return false;
                                }
                              }
                              var valid1 = _errs11 === errors;
                            } else {
                              var valid1 = true;
                            }
                          }
                        }
                      }
                    }
                  } else {
                    validate175.errors = [{ instancePath: instancePath + "/stats", schemaPath: "#/properties/stats/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate175.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate175.errors = vErrors;
  return errors === 0;
}
validate175.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate174.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate175(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
    errors = vErrors.length;
  }
  validate174.errors = vErrors;
  return errors === 0;
}
validate174.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v127 = validate187;
var schema76 = { "type": "string", "enum": ["working", "idle", "blocked", "error", "waiting_input", "offline"] };
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate191.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate191.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "working" || data === "idle" || data === "blocked" || data === "error" || data === "waiting_input" || data === "offline")) {
    validate191.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate191.errors = vErrors;
  return errors === 0;
}
validate191.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate196.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!(typeof data == "number" && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "number" }, message: "must be number" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  const _errs3 = errors;
  if (data !== null) {
    const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  var _valid0 = _errs3 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
    validate196.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate196.errors = vErrors;
  return errors === 0;
}
validate196.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate190.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.resume_id === void 0 && (missing0 = "resume_id") || data.alias === void 0 && (missing0 = "alias") || data.status === void 0 && (missing0 = "status") || data.agent === void 0 && (missing0 = "agent") || data.model === void 0 && (missing0 = "model") || data.task === void 0 && (missing0 = "task") || data.progress === void 0 && (missing0 = "progress") || data.last_seen_at === void 0 && (missing0 = "last_seen_at")) {
        validate190.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "resume_id" || key0 === "alias" || key0 === "status" || key0 === "agent" || key0 === "model" || key0 === "task" || key0 === "progress" || key0 === "last_seen_at")) {
            validate190.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.resume_id !== void 0) {
            let data0 = data.resume_id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 200) {
                  validate190.errors = [{ instancePath: instancePath + "/resume_id", schemaPath: "#/properties/resume_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                }
              } else {
                validate190.errors = [{ instancePath: instancePath + "/resume_id", schemaPath: "#/properties/resume_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.alias !== void 0) {
              let data1 = data.alias;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 200) {
                    validate190.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate190.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.status !== void 0) {
                const _errs6 = errors;
                if (!validate191(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.agent !== void 0) {
                  const _errs7 = errors;
                  if (!validate87(data.agent, { instancePath: instancePath + "/agent", parentData: data, parentDataProperty: "agent", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.model !== void 0) {
                    const _errs8 = errors;
                    if (!validate87(data.model, { instancePath: instancePath + "/model", parentData: data, parentDataProperty: "model", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.task !== void 0) {
                      const _errs9 = errors;
                      if (!validate87(data.task, { instancePath: instancePath + "/task", parentData: data, parentDataProperty: "task", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.progress !== void 0) {
                        const _errs10 = errors;
                        if (!validate196(data.progress, { instancePath: instancePath + "/progress", parentData: data, parentDataProperty: "progress", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs10 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.last_seen_at !== void 0) {
                          const _errs11 = errors;
                          if (!validate71(data.last_seen_at, { instancePath: instancePath + "/last_seen_at", parentData: data, parentDataProperty: "last_seen_at", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs11 === errors;
                        } else {
                          var valid0 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate190.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate190.errors = vErrors;
  return errors === 0;
}
validate190.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate188(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate188.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.sessions === void 0 && (missing0 = "sessions") || data.summary === void 0 && (missing0 = "summary")) {
        validate188.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "sessions" || key0 === "summary")) {
            validate188.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.sessions !== void 0) {
              let data1 = data.sessions;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  if (data1.length > 1e6) {
                    validate188.errors = [{ instancePath: instancePath + "/sessions", schemaPath: "#/properties/sessions/maxItems", keyword: "maxItems", params: { limit: 1e6 }, message: "must NOT have more than 1000000 items" }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs5 = errors;
                      if (!validate190(data1[i0], { instancePath: instancePath + "/sessions/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs5 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  }
                } else {
                  validate188.errors = [{ instancePath: instancePath + "/sessions", schemaPath: "#/properties/sessions/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.summary !== void 0) {
                let data3 = data.summary;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    let missing1;
                    if (data3.idle === void 0 && (missing1 = "idle") || data3.working === void 0 && (missing1 = "working") || data3.offline === void 0 && (missing1 = "offline") || data3.total === void 0 && (missing1 = "total")) {
                      validate188.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                      return false;
                    } else {
                      const _errs8 = errors;
                      for (const key1 in data3) {
                        if (!(key1 === "idle" || key1 === "working" || key1 === "offline" || key1 === "total")) {
                          validate188.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                          return false;
                          break;
                        }
                      }
                      if (_errs8 === errors) {
                        if (data3.idle !== void 0) {
                          let data4 = data3.idle;
                          const _errs9 = errors;
                          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                            validate188.errors = [{ instancePath: instancePath + "/summary/idle", schemaPath: "#/properties/summary/properties/idle/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          if (errors === _errs9) {
                            if (typeof data4 == "number" && isFinite(data4)) {
                              if (data4 > 9007199254740991 || isNaN(data4)) {
                                validate188.errors = [{ instancePath: instancePath + "/summary/idle", schemaPath: "#/properties/summary/properties/idle/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                return false;
                              } else {
                                if (data4 < 0 || isNaN(data4)) {
                                  validate188.errors = [{ instancePath: instancePath + "/summary/idle", schemaPath: "#/properties/summary/properties/idle/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                  return false;
                                }
                              }
                            }
                          }
                          var valid2 = _errs9 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data3.working !== void 0) {
                            let data5 = data3.working;
                            const _errs11 = errors;
                            if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                              validate188.errors = [{ instancePath: instancePath + "/summary/working", schemaPath: "#/properties/summary/properties/working/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                              return false;
                            }
                            if (errors === _errs11) {
                              if (typeof data5 == "number" && isFinite(data5)) {
                                if (data5 > 9007199254740991 || isNaN(data5)) {
                                  validate188.errors = [{ instancePath: instancePath + "/summary/working", schemaPath: "#/properties/summary/properties/working/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                  return false;
                                } else {
                                  if (data5 < 0 || isNaN(data5)) {
                                    validate188.errors = [{ instancePath: instancePath + "/summary/working", schemaPath: "#/properties/summary/properties/working/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                    return false;
                                  }
                                }
                              }
                            }
                            var valid2 = _errs11 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data3.offline !== void 0) {
                              let data6 = data3.offline;
                              const _errs13 = errors;
                              if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                                validate188.errors = [{ instancePath: instancePath + "/summary/offline", schemaPath: "#/properties/summary/properties/offline/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                return false;
                              }
                              if (errors === _errs13) {
                                if (typeof data6 == "number" && isFinite(data6)) {
                                  if (data6 > 9007199254740991 || isNaN(data6)) {
                                    validate188.errors = [{ instancePath: instancePath + "/summary/offline", schemaPath: "#/properties/summary/properties/offline/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                    return false;
                                  } else {
                                    if (data6 < 0 || isNaN(data6)) {
                                      validate188.errors = [{ instancePath: instancePath + "/summary/offline", schemaPath: "#/properties/summary/properties/offline/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                      return false;
                                    }
                                  }
                                }
                              }
                              var valid2 = _errs13 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data3.total !== void 0) {
                                let data7 = data3.total;
                                const _errs15 = errors;
                                if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                                  validate188.errors = [{ instancePath: instancePath + "/summary/total", schemaPath: "#/properties/summary/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                if (errors === _errs15) {
                                  if (typeof data7 == "number" && isFinite(data7)) {
                                    if (data7 > 9007199254740991 || isNaN(data7)) {
                                      validate188.errors = [{ instancePath: instancePath + "/summary/total", schemaPath: "#/properties/summary/properties/total/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                      return false;
                                    } else {
                                      if (data7 < 0 || isNaN(data7)) {
                                        validate188.errors = [{ instancePath: instancePath + "/summary/total", schemaPath: "#/properties/summary/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                        return false;
                                      }
                                    }
                                  }
                                }
                                var valid2 = _errs15 === errors;
                              } else {
                                var valid2 = true;
                              }
                            }
                          }
                        }
                      }
                    }
                  } else {
                    validate188.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate188.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate188.errors = vErrors;
  return errors === 0;
}
validate188.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate187.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate188(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
    errors = vErrors.length;
  }
  validate187.errors = vErrors;
  return errors === 0;
}
validate187.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v134 = validate201;
var schema80 = { "type": "object", "additionalProperties": false, "required": ["node_id", "node_name", "alias", "runtime", "model", "config_path", "channels", "server", "hostname", "network_id", "created_at", "updated_at", "avatar_url"], "properties": { "node_id": { "$ref": "hub#/components/schemas/Id" }, "node_name": { "type": "string", "maxLength": 200 }, "alias": { "type": "string", "maxLength": 200 }, "runtime": { "$ref": "hub#/components/schemas/NullableText" }, "model": { "$ref": "hub#/components/schemas/NullableText" }, "config_path": { "$ref": "hub#/components/schemas/NullableText" }, "channels": { "$ref": "hub#/components/schemas/NullableText" }, "server": { "$ref": "hub#/components/schemas/NullableText" }, "hostname": { "$ref": "hub#/components/schemas/NullableText" }, "network_id": { "$ref": "hub#/components/schemas/Id" }, "created_at": { "$ref": "hub#/components/schemas/WireTime" }, "updated_at": { "$ref": "hub#/components/schemas/WireTime" }, "avatar_url": { "$ref": "hub#/components/schemas/NullableText" }, "lifecycle_state": { "$ref": "hub#/components/schemas/LifecycleState" }, "config_revision": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 } } };
var schema81 = { "type": "string", "enum": ["active", "stopping", "stopped", "stop_failed", "starting", "deleting"] };
function validate216(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate216.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate216.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "active" || data === "stopping" || data === "stopped" || data === "stop_failed" || data === "starting" || data === "deleting")) {
    validate216.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema81.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate216.errors = vErrors;
  return errors === 0;
}
validate216.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate204(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate204.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.node_id === void 0 && (missing0 = "node_id") || data.node_name === void 0 && (missing0 = "node_name") || data.alias === void 0 && (missing0 = "alias") || data.runtime === void 0 && (missing0 = "runtime") || data.model === void 0 && (missing0 = "model") || data.config_path === void 0 && (missing0 = "config_path") || data.channels === void 0 && (missing0 = "channels") || data.server === void 0 && (missing0 = "server") || data.hostname === void 0 && (missing0 = "hostname") || data.network_id === void 0 && (missing0 = "network_id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.avatar_url === void 0 && (missing0 = "avatar_url")) {
        validate204.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema80.properties, key0)) {
            validate204.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.node_id !== void 0) {
            const _errs2 = errors;
            if (!validate85(data.node_id, { instancePath: instancePath + "/node_id", parentData: data, parentDataProperty: "node_id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.node_name !== void 0) {
              let data1 = data.node_name;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 200) {
                    validate204.errors = [{ instancePath: instancePath + "/node_name", schemaPath: "#/properties/node_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate204.errors = [{ instancePath: instancePath + "/node_name", schemaPath: "#/properties/node_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.alias !== void 0) {
                let data2 = data.alias;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 200) {
                      validate204.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    }
                  } else {
                    validate204.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.runtime !== void 0) {
                  const _errs7 = errors;
                  if (!validate87(data.runtime, { instancePath: instancePath + "/runtime", parentData: data, parentDataProperty: "runtime", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.model !== void 0) {
                    const _errs8 = errors;
                    if (!validate87(data.model, { instancePath: instancePath + "/model", parentData: data, parentDataProperty: "model", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.config_path !== void 0) {
                      const _errs9 = errors;
                      if (!validate87(data.config_path, { instancePath: instancePath + "/config_path", parentData: data, parentDataProperty: "config_path", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.channels !== void 0) {
                        const _errs10 = errors;
                        if (!validate87(data.channels, { instancePath: instancePath + "/channels", parentData: data, parentDataProperty: "channels", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs10 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.server !== void 0) {
                          const _errs11 = errors;
                          if (!validate87(data.server, { instancePath: instancePath + "/server", parentData: data, parentDataProperty: "server", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs11 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.hostname !== void 0) {
                            const _errs12 = errors;
                            if (!validate87(data.hostname, { instancePath: instancePath + "/hostname", parentData: data, parentDataProperty: "hostname", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs12 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.network_id !== void 0) {
                              const _errs13 = errors;
                              if (!validate85(data.network_id, { instancePath: instancePath + "/network_id", parentData: data, parentDataProperty: "network_id", rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs13 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.created_at !== void 0) {
                                const _errs14 = errors;
                                if (!validate71(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs14 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.updated_at !== void 0) {
                                  const _errs15 = errors;
                                  if (!validate71(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs15 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.avatar_url !== void 0) {
                                    const _errs16 = errors;
                                    if (!validate87(data.avatar_url, { instancePath: instancePath + "/avatar_url", parentData: data, parentDataProperty: "avatar_url", rootData, dynamicAnchors })) {
                                      vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs16 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.lifecycle_state !== void 0) {
                                      const _errs17 = errors;
                                      if (!validate216(data.lifecycle_state, { instancePath: instancePath + "/lifecycle_state", parentData: data, parentDataProperty: "lifecycle_state", rootData, dynamicAnchors })) {
                                        vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs17 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.config_revision !== void 0) {
                                        let data14 = data.config_revision;
                                        const _errs18 = errors;
                                        if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                                          validate204.errors = [{ instancePath: instancePath + "/config_revision", schemaPath: "#/properties/config_revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                          return false;
                                        }
                                        if (errors === _errs18) {
                                          if (typeof data14 == "number" && isFinite(data14)) {
                                            if (data14 > 9007199254740991 || isNaN(data14)) {
                                              validate204.errors = [{ instancePath: instancePath + "/config_revision", schemaPath: "#/properties/config_revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                              return false;
                                            } else {
                                              if (data14 < 0 || isNaN(data14)) {
                                                validate204.errors = [{ instancePath: instancePath + "/config_revision", schemaPath: "#/properties/config_revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                return false;
                                              }
                                            }
                                          }
                                        }
                                        var valid0 = _errs18 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate204.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate204.errors = vErrors;
  return errors === 0;
}
validate204.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate202(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate202.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.nodes === void 0 && (missing0 = "nodes") || data.count === void 0 && (missing0 = "count")) {
        validate202.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "nodes" || key0 === "count")) {
            validate202.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.nodes !== void 0) {
              let data1 = data.nodes;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  if (data1.length > 5e3) {
                    validate202.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/maxItems", keyword: "maxItems", params: { limit: 5e3 }, message: "must NOT have more than 5000 items" }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs5 = errors;
                      if (!validate204(data1[i0], { instancePath: instancePath + "/nodes/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs5 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  }
                } else {
                  validate202.errors = [{ instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.count !== void 0) {
                let data3 = data.count;
                const _errs6 = errors;
                if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                  validate202.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs6) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 5e3 || isNaN(data3)) {
                      validate202.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e3 }, message: "must be <= 5000" }];
                      return false;
                    } else {
                      if (data3 < 0 || isNaN(data3)) {
                        validate202.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate202.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate202.errors = vErrors;
  return errors === 0;
}
validate202.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate201.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate202(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
    errors = vErrors.length;
  }
  validate201.errors = vErrors;
  return errors === 0;
}
validate201.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v141 = validate220;
var schema83 = { "type": "object", "additionalProperties": false, "required": ["ok", "task_id", "message_id", "actual_to"], "properties": { "ok": { "$ref": "hub#/components/schemas/Ok" }, "task_id": { "$ref": "hub#/components/schemas/Id" }, "message_id": { "$ref": "hub#/components/schemas/Id" }, "actual_to": { "$ref": "hub#/components/schemas/ActualTo" }, "code": { "type": "string", "const": "alias_offline" }, "queued": { "type": "boolean", "const": true }, "renamed_from": { "type": "string", "maxLength": 200 }, "renamed_to": { "type": "string", "maxLength": 200 }, "idempotent_replay": { "type": "boolean", "const": true } } };
function validate225(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate225.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.alias === void 0 && (missing0 = "alias") || data.to_node_id === void 0 && (missing0 = "to_node_id") || data.network_id === void 0 && (missing0 = "network_id")) {
        validate225.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "alias" || key0 === "to_node_id" || key0 === "network_id")) {
            validate225.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.alias !== void 0) {
            let data0 = data.alias;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 200) {
                  validate225.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                }
              } else {
                validate225.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.to_node_id !== void 0) {
              const _errs4 = errors;
              if (!validate105(data.to_node_id, { instancePath: instancePath + "/to_node_id", parentData: data, parentDataProperty: "to_node_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.network_id !== void 0) {
                const _errs5 = errors;
                if (!validate85(data.network_id, { instancePath: instancePath + "/network_id", parentData: data, parentDataProperty: "network_id", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate225.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate225.errors = vErrors;
  return errors === 0;
}
validate225.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate221.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.task_id === void 0 && (missing0 = "task_id") || data.message_id === void 0 && (missing0 = "message_id") || data.actual_to === void 0 && (missing0 = "actual_to")) {
        validate221.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema83.properties, key0)) {
            validate221.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.task_id !== void 0) {
              const _errs3 = errors;
              if (!validate85(data.task_id, { instancePath: instancePath + "/task_id", parentData: data, parentDataProperty: "task_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.message_id !== void 0) {
                const _errs4 = errors;
                if (!validate85(data.message_id, { instancePath: instancePath + "/message_id", parentData: data, parentDataProperty: "message_id", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.actual_to !== void 0) {
                  const _errs5 = errors;
                  if (!validate225(data.actual_to, { instancePath: instancePath + "/actual_to", parentData: data, parentDataProperty: "actual_to", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.code !== void 0) {
                    let data4 = data.code;
                    const _errs6 = errors;
                    if (typeof data4 !== "string") {
                      validate221.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("alias_offline" !== data4) {
                      validate221.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/const", keyword: "const", params: { allowedValue: "alias_offline" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.queued !== void 0) {
                      let data5 = data.queued;
                      const _errs8 = errors;
                      if (typeof data5 !== "boolean") {
                        validate221.errors = [{ instancePath: instancePath + "/queued", schemaPath: "#/properties/queued/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                        return false;
                      }
                      if (true !== data5) {
                        validate221.errors = [{ instancePath: instancePath + "/queued", schemaPath: "#/properties/queued/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                        return false;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.renamed_from !== void 0) {
                        let data6 = data.renamed_from;
                        const _errs10 = errors;
                        if (errors === _errs10) {
                          if (typeof data6 === "string") {
                            if (func2(data6) > 200) {
                              validate221.errors = [{ instancePath: instancePath + "/renamed_from", schemaPath: "#/properties/renamed_from/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                              return false;
                            }
                          } else {
                            validate221.errors = [{ instancePath: instancePath + "/renamed_from", schemaPath: "#/properties/renamed_from/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs10 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.renamed_to !== void 0) {
                          let data7 = data.renamed_to;
                          const _errs12 = errors;
                          if (errors === _errs12) {
                            if (typeof data7 === "string") {
                              if (func2(data7) > 200) {
                                validate221.errors = [{ instancePath: instancePath + "/renamed_to", schemaPath: "#/properties/renamed_to/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                return false;
                              }
                            } else {
                              validate221.errors = [{ instancePath: instancePath + "/renamed_to", schemaPath: "#/properties/renamed_to/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid0 = _errs12 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.idempotent_replay !== void 0) {
                            let data8 = data.idempotent_replay;
                            const _errs14 = errors;
                            if (typeof data8 !== "boolean") {
                              validate221.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                              return false;
                            }
                            if (true !== data8) {
                              validate221.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                              return false;
                            }
                            var valid0 = _errs14 === errors;
                          } else {
                            var valid0 = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate221.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate221.errors = vErrors;
  return errors === 0;
}
validate221.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate220(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate220.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate221(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
    errors = vErrors.length;
  }
  validate220.errors = vErrors;
  return errors === 0;
}
validate220.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v154 = validate230;
var schema87 = { "type": "object", "additionalProperties": false, "required": ["task_id", "from_node_id", "to_node_id", "from_name", "to_name", "sender_kind", "sender_id", "priority", "status", "content", "result", "in_reply_to", "requires_response", "scope", "parent_task_id", "meta_json", "created_at", "delivered_at", "started_at", "runtime_submitted_at", "consumed_at", "completed_at", "expires_at", "network_id"], "properties": { "task_id": { "$ref": "hub#/components/schemas/Id" }, "from_node_id": { "$ref": "hub#/components/schemas/NullableId" }, "to_node_id": { "$ref": "hub#/components/schemas/NullableId" }, "from_name": { "type": "string", "maxLength": 200 }, "to_name": { "type": "string", "maxLength": 200 }, "sender_kind": { "$ref": "hub#/components/schemas/SenderKind" }, "sender_id": { "type": "string", "maxLength": 200 }, "priority": { "$ref": "hub#/components/schemas/TaskPriority" }, "status": { "$ref": "hub#/components/schemas/TaskStatus" }, "content": { "type": "string", "maxLength": 1e4 }, "context": { "$ref": "hub#/components/schemas/NullableText" }, "result": { "anyOf": [{ "type": "string", "maxLength": 4e3 }, { "type": "null" }] }, "in_reply_to": { "$ref": "hub#/components/schemas/NullableId" }, "requires_response": { "$ref": "hub#/components/schemas/NullableText" }, "scope": { "$ref": "hub#/components/schemas/NullableText" }, "parent_task_id": { "$ref": "hub#/components/schemas/NullableId" }, "meta_json": { "$ref": "hub#/components/schemas/MetaJson" }, "created_at": { "$ref": "hub#/components/schemas/WireTime" }, "delivered_at": { "$ref": "hub#/components/schemas/NullableWireTime" }, "started_at": { "$ref": "hub#/components/schemas/NullableWireTime" }, "runtime_submitted_at": { "$ref": "hub#/components/schemas/NullableWireTime" }, "consumed_at": { "$ref": "hub#/components/schemas/NullableWireTime" }, "completed_at": { "$ref": "hub#/components/schemas/NullableWireTime" }, "expires_at": { "$ref": "hub#/components/schemas/NullableWireTime" }, "network_id": { "$ref": "hub#/components/schemas/Id" } } };
var schema88 = { "type": "string", "enum": ["user", "node", "system"] };
function validate237(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate237.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate237.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "user" || data === "node" || data === "system")) {
    validate237.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema88.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate237.errors = vErrors;
  return errors === 0;
}
validate237.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema89 = { "type": "string", "enum": ["high", "normal", "low"] };
function validate239(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate239.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate239.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "high" || data === "normal" || data === "low")) {
    validate239.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema89.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate239.errors = vErrors;
  return errors === 0;
}
validate239.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema90 = { "type": "string", "enum": ["created", "delivered", "acked", "running", "replied", "failed", "cancelled", "expired"] };
function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate241.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate241.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "created" || data === "delivered" || data === "acked" || data === "running" || data === "replied" || data === "failed" || data === "cancelled" || data === "expired")) {
    validate241.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema90.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate241.errors = vErrors;
  return errors === 0;
}
validate241.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate248.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func2(data) > 2097152) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 2097152 }, message: "must NOT have more than 2097152 characters" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  const _errs3 = errors;
  if (data !== null) {
    const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  var _valid0 = _errs3 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
    validate248.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate248.errors = vErrors;
  return errors === 0;
}
validate248.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate233(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate233.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.task_id === void 0 && (missing0 = "task_id") || data.from_node_id === void 0 && (missing0 = "from_node_id") || data.to_node_id === void 0 && (missing0 = "to_node_id") || data.from_name === void 0 && (missing0 = "from_name") || data.to_name === void 0 && (missing0 = "to_name") || data.sender_kind === void 0 && (missing0 = "sender_kind") || data.sender_id === void 0 && (missing0 = "sender_id") || data.priority === void 0 && (missing0 = "priority") || data.status === void 0 && (missing0 = "status") || data.content === void 0 && (missing0 = "content") || data.result === void 0 && (missing0 = "result") || data.in_reply_to === void 0 && (missing0 = "in_reply_to") || data.requires_response === void 0 && (missing0 = "requires_response") || data.scope === void 0 && (missing0 = "scope") || data.parent_task_id === void 0 && (missing0 = "parent_task_id") || data.meta_json === void 0 && (missing0 = "meta_json") || data.created_at === void 0 && (missing0 = "created_at") || data.delivered_at === void 0 && (missing0 = "delivered_at") || data.started_at === void 0 && (missing0 = "started_at") || data.runtime_submitted_at === void 0 && (missing0 = "runtime_submitted_at") || data.consumed_at === void 0 && (missing0 = "consumed_at") || data.completed_at === void 0 && (missing0 = "completed_at") || data.expires_at === void 0 && (missing0 = "expires_at") || data.network_id === void 0 && (missing0 = "network_id")) {
        validate233.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema87.properties, key0)) {
            validate233.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.task_id !== void 0) {
            const _errs2 = errors;
            if (!validate85(data.task_id, { instancePath: instancePath + "/task_id", parentData: data, parentDataProperty: "task_id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.from_node_id !== void 0) {
              const _errs3 = errors;
              if (!validate105(data.from_node_id, { instancePath: instancePath + "/from_node_id", parentData: data, parentDataProperty: "from_node_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.to_node_id !== void 0) {
                const _errs4 = errors;
                if (!validate105(data.to_node_id, { instancePath: instancePath + "/to_node_id", parentData: data, parentDataProperty: "to_node_id", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.from_name !== void 0) {
                  let data3 = data.from_name;
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 200) {
                        validate233.errors = [{ instancePath: instancePath + "/from_name", schemaPath: "#/properties/from_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      }
                    } else {
                      validate233.errors = [{ instancePath: instancePath + "/from_name", schemaPath: "#/properties/from_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.to_name !== void 0) {
                    let data4 = data.to_name;
                    const _errs7 = errors;
                    if (errors === _errs7) {
                      if (typeof data4 === "string") {
                        if (func2(data4) > 200) {
                          validate233.errors = [{ instancePath: instancePath + "/to_name", schemaPath: "#/properties/to_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                          return false;
                        }
                      } else {
                        validate233.errors = [{ instancePath: instancePath + "/to_name", schemaPath: "#/properties/to_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.sender_kind !== void 0) {
                      const _errs9 = errors;
                      if (!validate237(data.sender_kind, { instancePath: instancePath + "/sender_kind", parentData: data, parentDataProperty: "sender_kind", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.sender_id !== void 0) {
                        let data6 = data.sender_id;
                        const _errs10 = errors;
                        if (errors === _errs10) {
                          if (typeof data6 === "string") {
                            if (func2(data6) > 200) {
                              validate233.errors = [{ instancePath: instancePath + "/sender_id", schemaPath: "#/properties/sender_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                              return false;
                            }
                          } else {
                            validate233.errors = [{ instancePath: instancePath + "/sender_id", schemaPath: "#/properties/sender_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs10 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.priority !== void 0) {
                          const _errs12 = errors;
                          if (!validate239(data.priority, { instancePath: instancePath + "/priority", parentData: data, parentDataProperty: "priority", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs12 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.status !== void 0) {
                            const _errs13 = errors;
                            if (!validate241(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs13 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.content !== void 0) {
                              let data9 = data.content;
                              const _errs14 = errors;
                              if (errors === _errs14) {
                                if (typeof data9 === "string") {
                                  if (func2(data9) > 1e4) {
                                    validate233.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }];
                                    return false;
                                  }
                                } else {
                                  validate233.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid0 = _errs14 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.context !== void 0) {
                                const _errs16 = errors;
                                if (!validate87(data.context, { instancePath: instancePath + "/context", parentData: data, parentDataProperty: "context", rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs16 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.result !== void 0) {
                                  let data11 = data.result;
                                  const _errs17 = errors;
                                  const _errs18 = errors;
                                  let valid1 = false;
                                  const _errs19 = errors;
                                  if (errors === _errs19) {
                                    if (typeof data11 === "string") {
                                      if (func2(data11) > 4e3) {
                                        const err0 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
                                        if (vErrors === null) {
                                          vErrors = [err0];
                                        } else {
                                          vErrors.push(err0);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err1 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err1];
                                      } else {
                                        vErrors.push(err1);
                                      }
                                      errors++;
                                    }
                                  }
                                  var _valid0 = _errs19 === errors;
                                  valid1 = valid1 || _valid0;
                                  const _errs21 = errors;
                                  if (data11 !== null) {
                                    const err2 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                    if (vErrors === null) {
                                      vErrors = [err2];
                                    } else {
                                      vErrors.push(err2);
                                    }
                                    errors++;
                                  }
                                  var _valid0 = _errs21 === errors;
                                  valid1 = valid1 || _valid0;
                                  if (!valid1) {
                                    const err3 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                    if (vErrors === null) {
                                      vErrors = [err3];
                                    } else {
                                      vErrors.push(err3);
                                    }
                                    errors++;
                                    validate233.errors = vErrors;
                                    return false;
                                  } else {
                                    errors = _errs18;
                                    if (vErrors !== null) {
                                      if (_errs18) {
                                        vErrors.length = _errs18;
                                      } else {
                                        vErrors = null;
                                      }
                                    }
                                  }
                                  var valid0 = _errs17 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.in_reply_to !== void 0) {
                                    const _errs23 = errors;
                                    if (!validate105(data.in_reply_to, { instancePath: instancePath + "/in_reply_to", parentData: data, parentDataProperty: "in_reply_to", rootData, dynamicAnchors })) {
                                      vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs23 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.requires_response !== void 0) {
                                      const _errs24 = errors;
                                      if (!validate87(data.requires_response, { instancePath: instancePath + "/requires_response", parentData: data, parentDataProperty: "requires_response", rootData, dynamicAnchors })) {
                                        vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs24 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.scope !== void 0) {
                                        const _errs25 = errors;
                                        if (!validate87(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs25 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.parent_task_id !== void 0) {
                                          const _errs26 = errors;
                                          if (!validate105(data.parent_task_id, { instancePath: instancePath + "/parent_task_id", parentData: data, parentDataProperty: "parent_task_id", rootData, dynamicAnchors })) {
                                            vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs26 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.meta_json !== void 0) {
                                            const _errs27 = errors;
                                            if (!validate248(data.meta_json, { instancePath: instancePath + "/meta_json", parentData: data, parentDataProperty: "meta_json", rootData, dynamicAnchors })) {
                                              vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs27 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.created_at !== void 0) {
                                              const _errs28 = errors;
                                              if (!validate71(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                                                vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid0 = _errs28 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.delivered_at !== void 0) {
                                                const _errs29 = errors;
                                                if (!validate144(data.delivered_at, { instancePath: instancePath + "/delivered_at", parentData: data, parentDataProperty: "delivered_at", rootData, dynamicAnchors })) {
                                                  vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
                                                  errors = vErrors.length;
                                                }
                                                var valid0 = _errs29 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.started_at !== void 0) {
                                                  const _errs30 = errors;
                                                  if (!validate144(data.started_at, { instancePath: instancePath + "/started_at", parentData: data, parentDataProperty: "started_at", rootData, dynamicAnchors })) {
                                                    vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
                                                    errors = vErrors.length;
                                                  }
                                                  var valid0 = _errs30 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.runtime_submitted_at !== void 0) {
                                                    const _errs31 = errors;
                                                    if (!validate144(data.runtime_submitted_at, { instancePath: instancePath + "/runtime_submitted_at", parentData: data, parentDataProperty: "runtime_submitted_at", rootData, dynamicAnchors })) {
                                                      vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var valid0 = _errs31 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (data.consumed_at !== void 0) {
                                                      const _errs32 = errors;
                                                      if (!validate144(data.consumed_at, { instancePath: instancePath + "/consumed_at", parentData: data, parentDataProperty: "consumed_at", rootData, dynamicAnchors })) {
                                                        vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid0 = _errs32 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      if (data.completed_at !== void 0) {
                                                        const _errs33 = errors;
                                                        if (!validate144(data.completed_at, { instancePath: instancePath + "/completed_at", parentData: data, parentDataProperty: "completed_at", rootData, dynamicAnchors })) {
                                                          vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid0 = _errs33 === errors;
                                                      } else {
                                                        var valid0 = true;
                                                      }
                                                      if (valid0) {
                                                        if (data.expires_at !== void 0) {
                                                          const _errs34 = errors;
                                                          if (!validate144(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
                                                            vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
                                                            errors = vErrors.length;
                                                          }
                                                          var valid0 = _errs34 === errors;
                                                        } else {
                                                          var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                          if (data.network_id !== void 0) {
                                                            const _errs35 = errors;
                                                            if (!validate85(data.network_id, { instancePath: instancePath + "/network_id", parentData: data, parentDataProperty: "network_id", rootData, dynamicAnchors })) {
                                                              vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                                                              errors = vErrors.length;
                                                            }
                                                            var valid0 = _errs35 === errors;
                                                          } else {
                                                            var valid0 = true;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate233.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate233.errors = vErrors;
  return errors === 0;
}
validate233.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema93 = { "type": "string", "enum": ["terminal", "runtime_consumed_nonterminal", "runtime_submitted_waiting_for_signal", "target_session_missing", "target_session_offline", "target_no_live_sse", "runtime_evidence_channel_absent", "lifecycle_progress_without_runtime_evidence", "delivered_waiting_for_agent"] };
function validate260(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate260.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate260.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "terminal" || data === "runtime_consumed_nonterminal" || data === "runtime_submitted_waiting_for_signal" || data === "target_session_missing" || data === "target_session_offline" || data === "target_no_live_sse" || data === "runtime_evidence_channel_absent" || data === "lifecycle_progress_without_runtime_evidence" || data === "delivered_waiting_for_agent")) {
    validate260.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema93.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate260.errors = vErrors;
  return errors === 0;
}
validate260.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema94 = { "type": "string", "enum": ["none", "inspect_runtime", "check_target_registration", "restore_target", "restore_sse", "wire_runtime_evidence", "inspect_agent_queue"] };
function validate262(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate262.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate262.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "none" || data === "inspect_runtime" || data === "check_target_registration" || data === "restore_target" || data === "restore_sse" || data === "wire_runtime_evidence" || data === "inspect_agent_queue")) {
    validate262.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema94.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate262.errors = vErrors;
  return errors === 0;
}
validate262.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate264(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate264.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.task_status === void 0 && (missing0 = "task_status") || data.target_session_status === void 0 && (missing0 = "target_session_status") || data.live_sse_connections === void 0 && (missing0 = "live_sse_connections") || data.runtime_submitted === void 0 && (missing0 = "runtime_submitted") || data.runtime_consumed === void 0 && (missing0 = "runtime_consumed") || data.target_ever_reported_runtime_evidence === void 0 && (missing0 = "target_ever_reported_runtime_evidence")) {
        validate264.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "task_status" || key0 === "target_session_status" || key0 === "live_sse_connections" || key0 === "runtime_submitted" || key0 === "runtime_consumed" || key0 === "target_ever_reported_runtime_evidence" || key0 === "inbox_read_count")) {
            validate264.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.task_status !== void 0) {
            const _errs2 = errors;
            if (!validate241(data.task_status, { instancePath: instancePath + "/task_status", parentData: data, parentDataProperty: "task_status", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.target_session_status !== void 0) {
              let data1 = data.target_session_status;
              const _errs3 = errors;
              const _errs4 = errors;
              let valid1 = false;
              const _errs5 = errors;
              if (!validate191(data1, { instancePath: instancePath + "/target_session_status", parentData: data, parentDataProperty: "target_session_status", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              const _errs6 = errors;
              if (data1 !== null) {
                const err0 = { instancePath: instancePath + "/target_session_status", schemaPath: "#/properties/target_session_status/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const err1 = { instancePath: instancePath + "/target_session_status", schemaPath: "#/properties/target_session_status/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
                validate264.errors = vErrors;
                return false;
              } else {
                errors = _errs4;
                if (vErrors !== null) {
                  if (_errs4) {
                    vErrors.length = _errs4;
                  } else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.live_sse_connections !== void 0) {
                let data2 = data.live_sse_connections;
                const _errs8 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate264.errors = [{ instancePath: instancePath + "/live_sse_connections", schemaPath: "#/properties/live_sse_connections/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs8) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 9007199254740991 || isNaN(data2)) {
                      validate264.errors = [{ instancePath: instancePath + "/live_sse_connections", schemaPath: "#/properties/live_sse_connections/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                      return false;
                    } else {
                      if (data2 < 0 || isNaN(data2)) {
                        validate264.errors = [{ instancePath: instancePath + "/live_sse_connections", schemaPath: "#/properties/live_sse_connections/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.runtime_submitted !== void 0) {
                  const _errs10 = errors;
                  if (typeof data.runtime_submitted !== "boolean") {
                    validate264.errors = [{ instancePath: instancePath + "/runtime_submitted", schemaPath: "#/properties/runtime_submitted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.runtime_consumed !== void 0) {
                    const _errs12 = errors;
                    if (typeof data.runtime_consumed !== "boolean") {
                      validate264.errors = [{ instancePath: instancePath + "/runtime_consumed", schemaPath: "#/properties/runtime_consumed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                      return false;
                    }
                    var valid0 = _errs12 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.target_ever_reported_runtime_evidence !== void 0) {
                      const _errs14 = errors;
                      if (typeof data.target_ever_reported_runtime_evidence !== "boolean") {
                        validate264.errors = [{ instancePath: instancePath + "/target_ever_reported_runtime_evidence", schemaPath: "#/properties/target_ever_reported_runtime_evidence/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                        return false;
                      }
                      var valid0 = _errs14 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.inbox_read_count !== void 0) {
                        let data6 = data.inbox_read_count;
                        const _errs16 = errors;
                        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                          validate264.errors = [{ instancePath: instancePath + "/inbox_read_count", schemaPath: "#/properties/inbox_read_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs16) {
                          if (typeof data6 == "number" && isFinite(data6)) {
                            if (data6 > 9007199254740991 || isNaN(data6)) {
                              validate264.errors = [{ instancePath: instancePath + "/inbox_read_count", schemaPath: "#/properties/inbox_read_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                              return false;
                            } else {
                              if (data6 < 0 || isNaN(data6)) {
                                validate264.errors = [{ instancePath: instancePath + "/inbox_read_count", schemaPath: "#/properties/inbox_read_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                return false;
                              }
                            }
                          }
                        }
                        var valid0 = _errs16 === errors;
                      } else {
                        var valid0 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate264.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate264.errors = vErrors;
  return errors === 0;
}
validate264.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate259(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate259.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.schema_version === void 0 && (missing0 = "schema_version") || data.code === void 0 && (missing0 = "code") || data.action_hint === void 0 && (missing0 = "action_hint") || data.evidence === void 0 && (missing0 = "evidence")) {
        validate259.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "schema_version" || key0 === "code" || key0 === "action_hint" || key0 === "warning" || key0 === "evidence")) {
            validate259.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema_version !== void 0) {
            let data0 = data.schema_version;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate259.errors = [{ instancePath: instancePath + "/schema_version", schemaPath: "#/properties/schema_version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (1 !== data0) {
              validate259.errors = [{ instancePath: instancePath + "/schema_version", schemaPath: "#/properties/schema_version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.code !== void 0) {
              const _errs4 = errors;
              if (!validate260(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.action_hint !== void 0) {
                const _errs5 = errors;
                if (!validate262(data.action_hint, { instancePath: instancePath + "/action_hint", parentData: data, parentDataProperty: "action_hint", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.warning !== void 0) {
                  let data3 = data.warning;
                  const _errs6 = errors;
                  if (errors === _errs6) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 1e3) {
                        validate259.errors = [{ instancePath: instancePath + "/warning", schemaPath: "#/properties/warning/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                        return false;
                      }
                    } else {
                      validate259.errors = [{ instancePath: instancePath + "/warning", schemaPath: "#/properties/warning/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.evidence !== void 0) {
                    const _errs8 = errors;
                    if (!validate264(data.evidence, { instancePath: instancePath + "/evidence", parentData: data, parentDataProperty: "evidence", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate259.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate259.errors = vErrors;
  return errors === 0;
}
validate259.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate231(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate231.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.task === void 0 && (missing0 = "task") || data.diagnostic === void 0 && (missing0 = "diagnostic")) {
        validate231.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "task" || key0 === "diagnostic")) {
            validate231.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.task !== void 0) {
              const _errs3 = errors;
              if (!validate233(data.task, { instancePath: instancePath + "/task", parentData: data, parentDataProperty: "task", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.diagnostic !== void 0) {
                const _errs4 = errors;
                if (!validate259(data.diagnostic, { instancePath: instancePath + "/diagnostic", parentData: data, parentDataProperty: "diagnostic", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate231.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate231.errors = vErrors;
  return errors === 0;
}
validate231.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate230(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate230.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate231(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
    errors = vErrors.length;
  }
  validate230.errors = vErrors;
  return errors === 0;
}
validate230.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v161 = validate270;
function validate276(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate276.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 500) {
        validate276.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }];
        return false;
      } else {
        if (func2(data) < 1) {
          validate276.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern4.test(data)) {
            validate276.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
            return false;
          }
        }
      }
    } else {
      validate276.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate276.errors = vErrors;
  return errors === 0;
}
validate276.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate275(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate275.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate276(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  const _errs2 = errors;
  if (data !== null) {
    const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate275.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate275.errors = vErrors;
  return errors === 0;
}
validate275.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate271(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate271.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.tasks === void 0 && (missing0 = "tasks") || data.count === void 0 && (missing0 = "count") || data.stats === void 0 && (missing0 = "stats") || data.has_more === void 0 && (missing0 = "has_more") || data.next_cursor === void 0 && (missing0 = "next_cursor")) {
        validate271.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "tasks" || key0 === "count" || key0 === "stats" || key0 === "has_more" || key0 === "next_cursor")) {
            validate271.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.tasks !== void 0) {
              let data1 = data.tasks;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  if (data1.length > 500) {
                    validate271.errors = [{ instancePath: instancePath + "/tasks", schemaPath: "#/properties/tasks/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items" }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs5 = errors;
                      if (!validate233(data1[i0], { instancePath: instancePath + "/tasks/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs5 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  }
                } else {
                  validate271.errors = [{ instancePath: instancePath + "/tasks", schemaPath: "#/properties/tasks/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.count !== void 0) {
                let data3 = data.count;
                const _errs6 = errors;
                if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                  validate271.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs6) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 500 || isNaN(data3)) {
                      validate271.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }];
                      return false;
                    } else {
                      if (data3 < 0 || isNaN(data3)) {
                        validate271.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.stats !== void 0) {
                  let data4 = data.stats;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (Array.isArray(data4)) {
                      if (data4.length > 20) {
                        validate271.errors = [{ instancePath: instancePath + "/stats", schemaPath: "#/properties/stats/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }];
                        return false;
                      } else {
                        var valid2 = true;
                        const len1 = data4.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          const _errs10 = errors;
                          if (!validate184(data4[i1], { instancePath: instancePath + "/stats/" + i1, parentData: data4, parentDataProperty: i1, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
                            errors = vErrors.length;
                          }
                          var valid2 = _errs10 === errors;
                          if (!valid2) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate271.errors = [{ instancePath: instancePath + "/stats", schemaPath: "#/properties/stats/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.has_more !== void 0) {
                    const _errs11 = errors;
                    if (typeof data.has_more !== "boolean") {
                      validate271.errors = [{ instancePath: instancePath + "/has_more", schemaPath: "#/properties/has_more/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.next_cursor !== void 0) {
                      const _errs13 = errors;
                      if (!validate275(data.next_cursor, { instancePath: instancePath + "/next_cursor", parentData: data, parentDataProperty: "next_cursor", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate271.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate271.errors = vErrors;
  return errors === 0;
}
validate271.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate270(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate270.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate271(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
    errors = vErrors.length;
  }
  validate270.errors = vErrors;
  return errors === 0;
}
validate270.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v175 = validate280;
function validate285(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate285.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate241(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  const _errs2 = errors;
  if (data !== null) {
    const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate285.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate285.errors = vErrors;
  return errors === 0;
}
validate285.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate283(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate283.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.task_id === void 0 && (missing0 = "task_id") || data.from_status === void 0 && (missing0 = "from_status") || data.to_status === void 0 && (missing0 = "to_status") || data.actor === void 0 && (missing0 = "actor") || data.detail === void 0 && (missing0 = "detail") || data.created_at === void 0 && (missing0 = "created_at")) {
        validate283.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "task_id" || key0 === "from_status" || key0 === "to_status" || key0 === "actor" || key0 === "detail" || key0 === "created_at")) {
            validate283.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate283.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs2) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 9007199254740991 || isNaN(data0)) {
                  validate283.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                  return false;
                } else {
                  if (data0 < 1 || isNaN(data0)) {
                    validate283.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.task_id !== void 0) {
              const _errs4 = errors;
              if (!validate85(data.task_id, { instancePath: instancePath + "/task_id", parentData: data, parentDataProperty: "task_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.from_status !== void 0) {
                const _errs5 = errors;
                if (!validate285(data.from_status, { instancePath: instancePath + "/from_status", parentData: data, parentDataProperty: "from_status", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.to_status !== void 0) {
                  const _errs6 = errors;
                  if (!validate241(data.to_status, { instancePath: instancePath + "/to_status", parentData: data, parentDataProperty: "to_status", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.actor !== void 0) {
                    let data4 = data.actor;
                    const _errs7 = errors;
                    if (errors === _errs7) {
                      if (typeof data4 === "string") {
                        if (func2(data4) > 200) {
                          validate283.errors = [{ instancePath: instancePath + "/actor", schemaPath: "#/properties/actor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                          return false;
                        }
                      } else {
                        validate283.errors = [{ instancePath: instancePath + "/actor", schemaPath: "#/properties/actor/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.detail !== void 0) {
                      const _errs9 = errors;
                      if (!validate87(data.detail, { instancePath: instancePath + "/detail", parentData: data, parentDataProperty: "detail", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.created_at !== void 0) {
                        const _errs10 = errors;
                        if (!validate71(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs10 === errors;
                      } else {
                        var valid0 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate283.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate283.errors = vErrors;
  return errors === 0;
}
validate283.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate281(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate281.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.events === void 0 && (missing0 = "events") || data.count === void 0 && (missing0 = "count")) {
        validate281.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "events" || key0 === "count")) {
            validate281.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.events !== void 0) {
              let data1 = data.events;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  if (data1.length > 500) {
                    validate281.errors = [{ instancePath: instancePath + "/events", schemaPath: "#/properties/events/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items" }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs5 = errors;
                      if (!validate283(data1[i0], { instancePath: instancePath + "/events/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs5 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  }
                } else {
                  validate281.errors = [{ instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.count !== void 0) {
                let data3 = data.count;
                const _errs6 = errors;
                if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                  validate281.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs6) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 500 || isNaN(data3)) {
                      validate281.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }];
                      return false;
                    } else {
                      if (data3 < 0 || isNaN(data3)) {
                        validate281.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate281.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate281.errors = vErrors;
  return errors === 0;
}
validate281.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate280(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate280.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate281(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
    errors = vErrors.length;
  }
  validate280.errors = vErrors;
  return errors === 0;
}
validate280.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v182 = validate293;
function validate294(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate294.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.recipients === void 0 && (missing0 = "recipients") || data.message_ids === void 0 && (missing0 = "message_ids")) {
        validate294.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "recipients" || key0 === "message_ids" || key0 === "idempotent_replay")) {
            validate294.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.recipients !== void 0) {
              let data1 = data.recipients;
              const _errs3 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate294.errors = [{ instancePath: instancePath + "/recipients", schemaPath: "#/properties/recipients/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs3) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 1e6 || isNaN(data1)) {
                    validate294.errors = [{ instancePath: instancePath + "/recipients", schemaPath: "#/properties/recipients/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" }];
                    return false;
                  } else {
                    if (data1 < 0 || isNaN(data1)) {
                      validate294.errors = [{ instancePath: instancePath + "/recipients", schemaPath: "#/properties/recipients/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.message_ids !== void 0) {
                let data2 = data.message_ids;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (Array.isArray(data2)) {
                    if (data2.length > 1e6) {
                      validate294.errors = [{ instancePath: instancePath + "/message_ids", schemaPath: "#/properties/message_ids/maxItems", keyword: "maxItems", params: { limit: 1e6 }, message: "must NOT have more than 1000000 items" }];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs7 = errors;
                        if (!validate85(data2[i0], { instancePath: instancePath + "/message_ids/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs7 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    }
                  } else {
                    validate294.errors = [{ instancePath: instancePath + "/message_ids", schemaPath: "#/properties/message_ids/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.idempotent_replay !== void 0) {
                  let data4 = data.idempotent_replay;
                  const _errs8 = errors;
                  if (typeof data4 !== "boolean") {
                    validate294.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  if (true !== data4) {
                    validate294.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate294.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate294.errors = vErrors;
  return errors === 0;
}
validate294.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate293(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate293.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate294(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate294.errors : vErrors.concat(validate294.errors);
    errors = vErrors.length;
  }
  validate293.errors = vErrors;
  return errors === 0;
}
validate293.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v193 = validate298;
var schema108 = { "type": "object", "additionalProperties": false, "required": ["content", "created_at", "network_id"], "properties": { "id": { "type": "string", "maxLength": 200 }, "from_alias": { "type": "string", "maxLength": 200 }, "to_alias": { "type": "string", "maxLength": 200 }, "type": { "$ref": "hub#/components/schemas/InboxType" }, "priority": { "$ref": "hub#/components/schemas/TaskPriority" }, "content": { "type": "string", "maxLength": 6e4 }, "created_at": { "$ref": "hub#/components/schemas/WireTime" }, "network_id": { "$ref": "hub#/components/schemas/Id" }, "message_id": { "$ref": "hub#/components/schemas/Id" }, "user_id": { "$ref": "hub#/components/schemas/Id" }, "from_session": { "type": "string", "maxLength": 200 }, "sender_kind": { "$ref": "hub#/components/schemas/SenderKind" }, "sender_id": { "type": "string", "maxLength": 200 }, "kind": { "type": "string", "maxLength": 100 }, "title": { "$ref": "hub#/components/schemas/NullableText" }, "severity": { "$ref": "hub#/components/schemas/Severity" }, "meta_json": { "$ref": "hub#/components/schemas/MetaJson" }, "acked": { "type": "integer", "minimum": 0, "maximum": 1 }, "acked_at": { "$ref": "hub#/components/schemas/NullableWireTime" } } };
var schema109 = { "type": "string", "enum": ["task", "message", "reply", "broadcast"] };
function validate302(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate302.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate302.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "task" || data === "message" || data === "reply" || data === "broadcast")) {
    validate302.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema109.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate302.errors = vErrors;
  return errors === 0;
}
validate302.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema110 = { "type": "string", "enum": ["info", "success", "warning", "error"] };
function validate311(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate311.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate311.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "info" || data === "success" || data === "warning" || data === "error")) {
    validate311.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema110.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate311.errors = vErrors;
  return errors === 0;
}
validate311.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate301(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate301.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.content === void 0 && (missing0 = "content") || data.created_at === void 0 && (missing0 = "created_at") || data.network_id === void 0 && (missing0 = "network_id")) {
        validate301.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema108.properties, key0)) {
            validate301.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 200) {
                  validate301.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                }
              } else {
                validate301.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.from_alias !== void 0) {
              let data1 = data.from_alias;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 200) {
                    validate301.errors = [{ instancePath: instancePath + "/from_alias", schemaPath: "#/properties/from_alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate301.errors = [{ instancePath: instancePath + "/from_alias", schemaPath: "#/properties/from_alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.to_alias !== void 0) {
                let data2 = data.to_alias;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 200) {
                      validate301.errors = [{ instancePath: instancePath + "/to_alias", schemaPath: "#/properties/to_alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    }
                  } else {
                    validate301.errors = [{ instancePath: instancePath + "/to_alias", schemaPath: "#/properties/to_alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.type !== void 0) {
                  const _errs8 = errors;
                  if (!validate302(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.priority !== void 0) {
                    const _errs9 = errors;
                    if (!validate239(data.priority, { instancePath: instancePath + "/priority", parentData: data, parentDataProperty: "priority", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.content !== void 0) {
                      let data5 = data.content;
                      const _errs10 = errors;
                      if (errors === _errs10) {
                        if (typeof data5 === "string") {
                          if (func2(data5) > 6e4) {
                            validate301.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/maxLength", keyword: "maxLength", params: { limit: 6e4 }, message: "must NOT have more than 60000 characters" }];
                            return false;
                          }
                        } else {
                          validate301.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid0 = _errs10 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.created_at !== void 0) {
                        const _errs12 = errors;
                        if (!validate71(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs12 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.network_id !== void 0) {
                          const _errs13 = errors;
                          if (!validate85(data.network_id, { instancePath: instancePath + "/network_id", parentData: data, parentDataProperty: "network_id", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs13 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.message_id !== void 0) {
                            const _errs14 = errors;
                            if (!validate85(data.message_id, { instancePath: instancePath + "/message_id", parentData: data, parentDataProperty: "message_id", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs14 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.user_id !== void 0) {
                              const _errs15 = errors;
                              if (!validate85(data.user_id, { instancePath: instancePath + "/user_id", parentData: data, parentDataProperty: "user_id", rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs15 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.from_session !== void 0) {
                                let data10 = data.from_session;
                                const _errs16 = errors;
                                if (errors === _errs16) {
                                  if (typeof data10 === "string") {
                                    if (func2(data10) > 200) {
                                      validate301.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                      return false;
                                    }
                                  } else {
                                    validate301.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs16 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.sender_kind !== void 0) {
                                  const _errs18 = errors;
                                  if (!validate237(data.sender_kind, { instancePath: instancePath + "/sender_kind", parentData: data, parentDataProperty: "sender_kind", rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs18 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.sender_id !== void 0) {
                                    let data12 = data.sender_id;
                                    const _errs19 = errors;
                                    if (errors === _errs19) {
                                      if (typeof data12 === "string") {
                                        if (func2(data12) > 200) {
                                          validate301.errors = [{ instancePath: instancePath + "/sender_id", schemaPath: "#/properties/sender_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                          return false;
                                        }
                                      } else {
                                        validate301.errors = [{ instancePath: instancePath + "/sender_id", schemaPath: "#/properties/sender_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid0 = _errs19 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.kind !== void 0) {
                                      let data13 = data.kind;
                                      const _errs21 = errors;
                                      if (errors === _errs21) {
                                        if (typeof data13 === "string") {
                                          if (func2(data13) > 100) {
                                            validate301.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                                            return false;
                                          }
                                        } else {
                                          validate301.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                      }
                                      var valid0 = _errs21 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.title !== void 0) {
                                        const _errs23 = errors;
                                        if (!validate87(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs23 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.severity !== void 0) {
                                          const _errs24 = errors;
                                          if (!validate311(data.severity, { instancePath: instancePath + "/severity", parentData: data, parentDataProperty: "severity", rootData, dynamicAnchors })) {
                                            vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs24 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.meta_json !== void 0) {
                                            const _errs25 = errors;
                                            if (!validate248(data.meta_json, { instancePath: instancePath + "/meta_json", parentData: data, parentDataProperty: "meta_json", rootData, dynamicAnchors })) {
                                              vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs25 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.acked !== void 0) {
                                              let data17 = data.acked;
                                              const _errs26 = errors;
                                              if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
                                                validate301.errors = [{ instancePath: instancePath + "/acked", schemaPath: "#/properties/acked/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                return false;
                                              }
                                              if (errors === _errs26) {
                                                if (typeof data17 == "number" && isFinite(data17)) {
                                                  if (data17 > 1 || isNaN(data17)) {
                                                    validate301.errors = [{ instancePath: instancePath + "/acked", schemaPath: "#/properties/acked/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                                    return false;
                                                  } else {
                                                    if (data17 < 0 || isNaN(data17)) {
                                                      validate301.errors = [{ instancePath: instancePath + "/acked", schemaPath: "#/properties/acked/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                      return false;
                                                    }
                                                  }
                                                }
                                              }
                                              var valid0 = _errs26 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.acked_at !== void 0) {
                                                const _errs28 = errors;
                                                if (!validate144(data.acked_at, { instancePath: instancePath + "/acked_at", parentData: data, parentDataProperty: "acked_at", rootData, dynamicAnchors })) {
                                                  vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
                                                  errors = vErrors.length;
                                                }
                                                var valid0 = _errs28 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate301.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate301.errors = vErrors;
  return errors === 0;
}
validate301.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate299.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.messages === void 0 && (missing0 = "messages")) {
        validate299.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "messages" || key0 === "unread" || key0 === "pending_count" || key0 === "unread_by_agent" || key0 === "unread_total")) {
            validate299.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.messages !== void 0) {
              let data1 = data.messages;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  if (data1.length > 500) {
                    validate299.errors = [{ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items" }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs5 = errors;
                      if (!validate301(data1[i0], { instancePath: instancePath + "/messages/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs5 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  }
                } else {
                  validate299.errors = [{ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.unread !== void 0) {
                let data3 = data.unread;
                const _errs6 = errors;
                if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                  validate299.errors = [{ instancePath: instancePath + "/unread", schemaPath: "#/properties/unread/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs6) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 9007199254740991 || isNaN(data3)) {
                      validate299.errors = [{ instancePath: instancePath + "/unread", schemaPath: "#/properties/unread/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                      return false;
                    } else {
                      if (data3 < 0 || isNaN(data3)) {
                        validate299.errors = [{ instancePath: instancePath + "/unread", schemaPath: "#/properties/unread/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.pending_count !== void 0) {
                  let data4 = data.pending_count;
                  const _errs8 = errors;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    validate299.errors = [{ instancePath: instancePath + "/pending_count", schemaPath: "#/properties/pending_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs8) {
                    if (typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 9007199254740991 || isNaN(data4)) {
                        validate299.errors = [{ instancePath: instancePath + "/pending_count", schemaPath: "#/properties/pending_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data4 < 0 || isNaN(data4)) {
                          validate299.errors = [{ instancePath: instancePath + "/pending_count", schemaPath: "#/properties/pending_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.unread_by_agent !== void 0) {
                    let data5 = data.unread_by_agent;
                    const _errs10 = errors;
                    if (errors === _errs10) {
                      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                        for (const key1 in data5) {
                          let data6 = data5[key1];
                          const _errs13 = errors;
                          if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                            validate299.errors = [{ instancePath: instancePath + "/unread_by_agent/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/unread_by_agent/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          if (errors === _errs13) {
                            if (typeof data6 == "number" && isFinite(data6)) {
                              if (data6 > 9007199254740991 || isNaN(data6)) {
                                validate299.errors = [{ instancePath: instancePath + "/unread_by_agent/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/unread_by_agent/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                return false;
                              } else {
                                if (data6 < 0 || isNaN(data6)) {
                                  validate299.errors = [{ instancePath: instancePath + "/unread_by_agent/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/unread_by_agent/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                  return false;
                                }
                              }
                            }
                          }
                          var valid2 = _errs13 === errors;
                          if (!valid2) {
                            break;
                          }
                        }
                      } else {
                        validate299.errors = [{ instancePath: instancePath + "/unread_by_agent", schemaPath: "#/properties/unread_by_agent/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.unread_total !== void 0) {
                      let data7 = data.unread_total;
                      const _errs15 = errors;
                      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                        validate299.errors = [{ instancePath: instancePath + "/unread_total", schemaPath: "#/properties/unread_total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs15) {
                        if (typeof data7 == "number" && isFinite(data7)) {
                          if (data7 > 9007199254740991 || isNaN(data7)) {
                            validate299.errors = [{ instancePath: instancePath + "/unread_total", schemaPath: "#/properties/unread_total/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                            return false;
                          } else {
                            if (data7 < 0 || isNaN(data7)) {
                              validate299.errors = [{ instancePath: instancePath + "/unread_total", schemaPath: "#/properties/unread_total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                              return false;
                            }
                          }
                        }
                      }
                      var valid0 = _errs15 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate299.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate299.errors = vErrors;
  return errors === 0;
}
validate299.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate298(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate298.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate299(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
    errors = vErrors.length;
  }
  validate298.errors = vErrors;
  return errors === 0;
}
validate298.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v200 = validate317;
var schema113 = { "type": "string", "enum": ["ids", "agent"] };
function validate320(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate320.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate320.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "ids" || data === "agent")) {
    validate320.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema113.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate320.errors = vErrors;
  return errors === 0;
}
validate320.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate318(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate318.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.scope === void 0 && (missing0 = "scope") || data.acked === void 0 && (missing0 = "acked") || data.acked_user_inbox === void 0 && (missing0 = "acked_user_inbox") || data.acked_inbox === void 0 && (missing0 = "acked_inbox")) {
        validate318.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "scope" || key0 === "agent" || key0 === "acked" || key0 === "acked_user_inbox" || key0 === "acked_inbox" || key0 === "idempotent_replay")) {
            validate318.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.scope !== void 0) {
              const _errs3 = errors;
              if (!validate320(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.agent !== void 0) {
                let data2 = data.agent;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 200) {
                      validate318.errors = [{ instancePath: instancePath + "/agent", schemaPath: "#/properties/agent/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    }
                  } else {
                    validate318.errors = [{ instancePath: instancePath + "/agent", schemaPath: "#/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.acked !== void 0) {
                  let data3 = data.acked;
                  const _errs6 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate318.errors = [{ instancePath: instancePath + "/acked", schemaPath: "#/properties/acked/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs6) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 9007199254740991 || isNaN(data3)) {
                        validate318.errors = [{ instancePath: instancePath + "/acked", schemaPath: "#/properties/acked/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data3 < 0 || isNaN(data3)) {
                          validate318.errors = [{ instancePath: instancePath + "/acked", schemaPath: "#/properties/acked/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.acked_user_inbox !== void 0) {
                    let data4 = data.acked_user_inbox;
                    const _errs8 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate318.errors = [{ instancePath: instancePath + "/acked_user_inbox", schemaPath: "#/properties/acked_user_inbox/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs8) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 > 9007199254740991 || isNaN(data4)) {
                          validate318.errors = [{ instancePath: instancePath + "/acked_user_inbox", schemaPath: "#/properties/acked_user_inbox/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                          return false;
                        } else {
                          if (data4 < 0 || isNaN(data4)) {
                            validate318.errors = [{ instancePath: instancePath + "/acked_user_inbox", schemaPath: "#/properties/acked_user_inbox/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        }
                      }
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.acked_inbox !== void 0) {
                      let data5 = data.acked_inbox;
                      const _errs10 = errors;
                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                        validate318.errors = [{ instancePath: instancePath + "/acked_inbox", schemaPath: "#/properties/acked_inbox/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs10) {
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 > 9007199254740991 || isNaN(data5)) {
                            validate318.errors = [{ instancePath: instancePath + "/acked_inbox", schemaPath: "#/properties/acked_inbox/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                            return false;
                          } else {
                            if (data5 < 0 || isNaN(data5)) {
                              validate318.errors = [{ instancePath: instancePath + "/acked_inbox", schemaPath: "#/properties/acked_inbox/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                              return false;
                            }
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.idempotent_replay !== void 0) {
                        let data6 = data.idempotent_replay;
                        const _errs12 = errors;
                        if (typeof data6 !== "boolean") {
                          validate318.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                          return false;
                        }
                        if (true !== data6) {
                          validate318.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                          return false;
                        }
                        var valid0 = _errs12 === errors;
                      } else {
                        var valid0 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate318.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate318.errors = vErrors;
  return errors === 0;
}
validate318.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate317(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate317.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate318(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
    errors = vErrors.length;
  }
  validate317.errors = vErrors;
  return errors === 0;
}
validate317.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v210 = validate323;
var schema116 = { "type": "object", "additionalProperties": false, "required": ["id", "session_name", "task", "result", "artifacts", "score", "duration_minutes", "network_id", "completed_at"], "properties": { "id": { "$ref": "hub#/components/schemas/Id" }, "session_name": { "type": "string", "maxLength": 200 }, "task": { "type": "string", "maxLength": 1e4 }, "result": { "type": "string", "maxLength": 5e4 }, "artifacts": { "anyOf": [{ "type": "string", "maxLength": 2097152 }, { "type": "null" }] }, "score": { "$ref": "hub#/components/schemas/NullableNumber" }, "duration_minutes": { "$ref": "hub#/components/schemas/NullableNumber" }, "network_id": { "$ref": "hub#/components/schemas/Id" }, "completed_at": { "$ref": "hub#/components/schemas/WireTime" } } };
function validate326(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate326.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.session_name === void 0 && (missing0 = "session_name") || data.task === void 0 && (missing0 = "task") || data.result === void 0 && (missing0 = "result") || data.artifacts === void 0 && (missing0 = "artifacts") || data.score === void 0 && (missing0 = "score") || data.duration_minutes === void 0 && (missing0 = "duration_minutes") || data.network_id === void 0 && (missing0 = "network_id") || data.completed_at === void 0 && (missing0 = "completed_at")) {
        validate326.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema116.properties, key0)) {
            validate326.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (!validate85(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.session_name !== void 0) {
              let data1 = data.session_name;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 200) {
                    validate326.errors = [{ instancePath: instancePath + "/session_name", schemaPath: "#/properties/session_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate326.errors = [{ instancePath: instancePath + "/session_name", schemaPath: "#/properties/session_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.task !== void 0) {
                let data2 = data.task;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 1e4) {
                      validate326.errors = [{ instancePath: instancePath + "/task", schemaPath: "#/properties/task/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }];
                      return false;
                    }
                  } else {
                    validate326.errors = [{ instancePath: instancePath + "/task", schemaPath: "#/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.result !== void 0) {
                  let data3 = data.result;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 5e4) {
                        validate326.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/maxLength", keyword: "maxLength", params: { limit: 5e4 }, message: "must NOT have more than 50000 characters" }];
                        return false;
                      }
                    } else {
                      validate326.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.artifacts !== void 0) {
                    let data4 = data.artifacts;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    let valid1 = false;
                    const _errs11 = errors;
                    if (errors === _errs11) {
                      if (typeof data4 === "string") {
                        if (func2(data4) > 2097152) {
                          const err0 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 2097152 }, message: "must NOT have more than 2097152 characters" };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        }
                      } else {
                        const err1 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err1];
                        } else {
                          vErrors.push(err1);
                        }
                        errors++;
                      }
                    }
                    var _valid0 = _errs11 === errors;
                    valid1 = valid1 || _valid0;
                    const _errs13 = errors;
                    if (data4 !== null) {
                      const err2 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err2];
                      } else {
                        vErrors.push(err2);
                      }
                      errors++;
                    }
                    var _valid0 = _errs13 === errors;
                    valid1 = valid1 || _valid0;
                    if (!valid1) {
                      const err3 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err3];
                      } else {
                        vErrors.push(err3);
                      }
                      errors++;
                      validate326.errors = vErrors;
                      return false;
                    } else {
                      errors = _errs10;
                      if (vErrors !== null) {
                        if (_errs10) {
                          vErrors.length = _errs10;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.score !== void 0) {
                      const _errs15 = errors;
                      if (!validate196(data.score, { instancePath: instancePath + "/score", parentData: data, parentDataProperty: "score", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs15 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.duration_minutes !== void 0) {
                        const _errs16 = errors;
                        if (!validate196(data.duration_minutes, { instancePath: instancePath + "/duration_minutes", parentData: data, parentDataProperty: "duration_minutes", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs16 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.network_id !== void 0) {
                          const _errs17 = errors;
                          if (!validate85(data.network_id, { instancePath: instancePath + "/network_id", parentData: data, parentDataProperty: "network_id", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs17 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.completed_at !== void 0) {
                            const _errs18 = errors;
                            if (!validate71(data.completed_at, { instancePath: instancePath + "/completed_at", parentData: data, parentDataProperty: "completed_at", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs18 === errors;
                          } else {
                            var valid0 = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate326.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate326.errors = vErrors;
  return errors === 0;
}
validate326.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate324(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate324.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.completions === void 0 && (missing0 = "completions")) {
        validate324.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "completions")) {
            validate324.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.completions !== void 0) {
              let data1 = data.completions;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  if (data1.length > 100) {
                    validate324.errors = [{ instancePath: instancePath + "/completions", schemaPath: "#/properties/completions/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs5 = errors;
                      if (!validate326(data1[i0], { instancePath: instancePath + "/completions/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs5 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  }
                } else {
                  validate324.errors = [{ instancePath: instancePath + "/completions", schemaPath: "#/properties/completions/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate324.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate324.errors = vErrors;
  return errors === 0;
}
validate324.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate323(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate323.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate324(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
    errors = vErrors.length;
  }
  validate323.errors = vErrors;
  return errors === 0;
}
validate323.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v236 = validate334;
function validate336(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate336.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.jsonrpc === void 0 && (missing0 = "jsonrpc") || data.id === void 0 && (missing0 = "id")) {
        validate336.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.jsonrpc !== void 0) {
          let data0 = data.jsonrpc;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate336.errors = [{ instancePath: instancePath + "/jsonrpc", schemaPath: "#/properties/jsonrpc/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("2.0" !== data0) {
            validate336.errors = [{ instancePath: instancePath + "/jsonrpc", schemaPath: "#/properties/jsonrpc/const", keyword: "const", params: { allowedValue: "2.0" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.id !== void 0) {
            let data1 = data.id;
            const _errs3 = errors;
            const _errs4 = errors;
            let valid1 = false;
            const _errs5 = errors;
            if (errors === _errs5) {
              if (typeof data1 === "string") {
                if (func2(data1) > 1e3) {
                  const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
              } else {
                const err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
            }
            var _valid0 = _errs5 === errors;
            valid1 = valid1 || _valid0;
            const _errs7 = errors;
            if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
              const err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            var _valid0 = _errs7 === errors;
            valid1 = valid1 || _valid0;
            const _errs9 = errors;
            if (data1 !== null) {
              const err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/anyOf/2/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            var _valid0 = _errs9 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
              validate336.errors = vErrors;
              return false;
            } else {
              errors = _errs4;
              if (vErrors !== null) {
                if (_errs4) {
                  vErrors.length = _errs4;
                } else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.result !== void 0) {
              let data2 = data.result;
              const _errs11 = errors;
              if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
                validate336.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
              var valid0 = _errs11 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.error !== void 0) {
                let data3 = data.error;
                const _errs13 = errors;
                if (errors === _errs13) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    let missing1;
                    if (data3.code === void 0 && (missing1 = "code") || data3.message === void 0 && (missing1 = "message")) {
                      validate336.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                      return false;
                    } else {
                      if (data3.code !== void 0) {
                        let data4 = data3.code;
                        const _errs15 = errors;
                        if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                          validate336.errors = [{ instancePath: instancePath + "/error/code", schemaPath: "#/properties/error/properties/code/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs15) {
                          if (typeof data4 == "number" && isFinite(data4)) {
                            if (data4 > 99999 || isNaN(data4)) {
                              validate336.errors = [{ instancePath: instancePath + "/error/code", schemaPath: "#/properties/error/properties/code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999 }, message: "must be <= 99999" }];
                              return false;
                            } else {
                              if (data4 < -32768 || isNaN(data4)) {
                                validate336.errors = [{ instancePath: instancePath + "/error/code", schemaPath: "#/properties/error/properties/code/minimum", keyword: "minimum", params: { comparison: ">=", limit: -32768 }, message: "must be >= -32768" }];
                                return false;
                              }
                            }
                          }
                        }
                        var valid2 = _errs15 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data3.message !== void 0) {
                          let data5 = data3.message;
                          const _errs17 = errors;
                          if (errors === _errs17) {
                            if (typeof data5 === "string") {
                              if (func2(data5) > 2e3) {
                                validate336.errors = [{ instancePath: instancePath + "/error/message", schemaPath: "#/properties/error/properties/message/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }];
                                return false;
                              }
                            } else {
                              validate336.errors = [{ instancePath: instancePath + "/error/message", schemaPath: "#/properties/error/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid2 = _errs17 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data3.data !== void 0) {
                            let data6 = data3.data;
                            const _errs19 = errors;
                            if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
                              validate336.errors = [{ instancePath: instancePath + "/error/data", schemaPath: "#/properties/error/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                            var valid2 = _errs19 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      }
                    }
                  } else {
                    validate336.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs13 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate336.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate336.errors = vErrors;
  return errors === 0;
}
validate336.evaluated = { "props": { "jsonrpc": true, "id": true, "result": true, "error": true }, "dynamicProps": false, "dynamicItems": false };
function validate335(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate335.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate336(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = {};
    props0.jsonrpc = true;
    props0.id = true;
    props0.result = true;
    props0.error = true;
  }
  const _errs2 = errors;
  if (errors === _errs2) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        const err0 = { instancePath, schemaPath: "#/anyOf/1/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        var valid1 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs4 = errors;
          if (!validate336(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs4 === errors;
          if (!valid1) {
            break;
          }
        }
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var items0 = true;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
    validate335.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate335.errors = vErrors;
  evaluated0.props = props0;
  evaluated0.items = items0;
  return errors === 0;
}
validate335.evaluated = { "dynamicProps": true, "dynamicItems": true };
function validate334(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate334.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate335(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
    errors = vErrors.length;
  } else {
    var props0 = validate335.evaluated.props;
    var items0 = validate335.evaluated.items;
  }
  validate334.errors = vErrors;
  evaluated0.props = props0;
  evaluated0.items = items0;
  return errors === 0;
}
validate334.evaluated = { "dynamicProps": true, "dynamicItems": true };
var v245 = validate340;
function validate341(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate341.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    validate341.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  if (true !== data) {
    validate341.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
    return false;
  }
  validate341.errors = vErrors;
  return errors === 0;
}
validate341.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate340(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate340.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.resume_id === void 0 && (missing0 = "resume_id") || data.alias === void 0 && (missing0 = "alias") || data.inbox_count === void 0 && (missing0 = "inbox_count")) {
        validate340.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "resume_id" || key0 === "alias" || key0 === "inbox_count" || key0 === "warnings")) {
            validate340.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate341(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.resume_id !== void 0) {
              let data1 = data.resume_id;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 200) {
                    validate340.errors = [{ instancePath: instancePath + "/resume_id", schemaPath: "#/properties/resume_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate340.errors = [{ instancePath: instancePath + "/resume_id", schemaPath: "#/properties/resume_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.alias !== void 0) {
                let data2 = data.alias;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 200) {
                      validate340.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    }
                  } else {
                    validate340.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.inbox_count !== void 0) {
                  let data3 = data.inbox_count;
                  const _errs7 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate340.errors = [{ instancePath: instancePath + "/inbox_count", schemaPath: "#/properties/inbox_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs7) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 9007199254740991 || isNaN(data3)) {
                        validate340.errors = [{ instancePath: instancePath + "/inbox_count", schemaPath: "#/properties/inbox_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                        return false;
                      } else {
                        if (data3 < 0 || isNaN(data3)) {
                          validate340.errors = [{ instancePath: instancePath + "/inbox_count", schemaPath: "#/properties/inbox_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.warnings !== void 0) {
                    let data4 = data.warnings;
                    const _errs9 = errors;
                    if (errors === _errs9) {
                      if (Array.isArray(data4)) {
                        if (data4.length > 50) {
                          validate340.errors = [{ instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }];
                          return false;
                        } else {
                          var valid1 = true;
                          const len0 = data4.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data5 = data4[i0];
                            const _errs11 = errors;
                            if (errors === _errs11) {
                              if (typeof data5 === "string") {
                                if (func2(data5) > 1e3) {
                                  validate340.errors = [{ instancePath: instancePath + "/warnings/" + i0, schemaPath: "#/properties/warnings/items/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                  return false;
                                }
                              } else {
                                validate340.errors = [{ instancePath: instancePath + "/warnings/" + i0, schemaPath: "#/properties/warnings/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid1 = _errs11 === errors;
                            if (!valid1) {
                              break;
                            }
                          }
                        }
                      } else {
                        validate340.errors = [{ instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate340.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate340.errors = vErrors;
  return errors === 0;
}
validate340.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v246 = validate343;
function validate344(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate344.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    validate344.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  if (true !== data) {
    validate344.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
    return false;
  }
  validate344.errors = vErrors;
  return errors === 0;
}
validate344.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate346(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate346.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate346.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
        return false;
      } else {
        if (func2(data) < 1) {
          validate346.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern4.test(data)) {
            validate346.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
            return false;
          }
        }
      }
    } else {
      validate346.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate346.errors = vErrors;
  return errors === 0;
}
validate346.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate343(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate343.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.completion_id === void 0 && (missing0 = "completion_id")) {
        validate343.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "completion_id" || key0 === "idempotent_replay")) {
            validate343.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate344(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.completion_id !== void 0) {
              const _errs3 = errors;
              if (!validate346(data.completion_id, { instancePath: instancePath + "/completion_id", parentData: data, parentDataProperty: "completion_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.idempotent_replay !== void 0) {
                let data2 = data.idempotent_replay;
                const _errs4 = errors;
                if (typeof data2 !== "boolean") {
                  validate343.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data2) {
                  validate343.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate343.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate343.errors = vErrors;
  return errors === 0;
}
validate343.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v247 = validate348;
function validate349(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate349.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    validate349.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  if (true !== data) {
    validate349.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
    return false;
  }
  validate349.errors = vErrors;
  return errors === 0;
}
validate349.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema127 = { "type": "object", "additionalProperties": false, "required": ["id", "task_id", "type", "priority", "content", "context", "from_session", "created_at", "network_id"], "properties": { "id": { "type": "string", "maxLength": 200 }, "task_id": { "type": "string", "maxLength": 200 }, "type": { "$ref": "hub#/components/schemas/InboxType" }, "priority": { "$ref": "hub#/components/schemas/TaskPriority" }, "content": { "type": "string", "maxLength": 5e4 }, "context": { "$ref": "hub#/components/schemas/NullableText" }, "from_session": { "type": "string", "maxLength": 200 }, "sender_kind": { "$ref": "hub#/components/schemas/SenderKind" }, "sender_id": { "type": "string", "maxLength": 200 }, "in_reply_to": { "$ref": "hub#/components/schemas/NullableId" }, "requires_response": { "$ref": "hub#/components/schemas/NullableText" }, "meta_json": { "$ref": "hub#/components/schemas/MetaJson" }, "acked": { "type": "integer", "minimum": 0, "maximum": 1 }, "created_at": { "$ref": "hub#/components/schemas/WireTime" }, "network_id": { "$ref": "hub#/components/schemas/Id" } } };
function validate351(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate351.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.task_id === void 0 && (missing0 = "task_id") || data.type === void 0 && (missing0 = "type") || data.priority === void 0 && (missing0 = "priority") || data.content === void 0 && (missing0 = "content") || data.context === void 0 && (missing0 = "context") || data.from_session === void 0 && (missing0 = "from_session") || data.created_at === void 0 && (missing0 = "created_at") || data.network_id === void 0 && (missing0 = "network_id")) {
        validate351.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema127.properties, key0)) {
            validate351.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 200) {
                  validate351.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                }
              } else {
                validate351.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.task_id !== void 0) {
              let data1 = data.task_id;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 200) {
                    validate351.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate351.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.type !== void 0) {
                const _errs6 = errors;
                if (!validate302(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.priority !== void 0) {
                  const _errs7 = errors;
                  if (!validate239(data.priority, { instancePath: instancePath + "/priority", parentData: data, parentDataProperty: "priority", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.content !== void 0) {
                    let data4 = data.content;
                    const _errs8 = errors;
                    if (errors === _errs8) {
                      if (typeof data4 === "string") {
                        if (func2(data4) > 5e4) {
                          validate351.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/maxLength", keyword: "maxLength", params: { limit: 5e4 }, message: "must NOT have more than 50000 characters" }];
                          return false;
                        }
                      } else {
                        validate351.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.context !== void 0) {
                      const _errs10 = errors;
                      if (!validate87(data.context, { instancePath: instancePath + "/context", parentData: data, parentDataProperty: "context", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs10 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.from_session !== void 0) {
                        let data6 = data.from_session;
                        const _errs11 = errors;
                        if (errors === _errs11) {
                          if (typeof data6 === "string") {
                            if (func2(data6) > 200) {
                              validate351.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                              return false;
                            }
                          } else {
                            validate351.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs11 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.sender_kind !== void 0) {
                          const _errs13 = errors;
                          if (!validate237(data.sender_kind, { instancePath: instancePath + "/sender_kind", parentData: data, parentDataProperty: "sender_kind", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs13 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.sender_id !== void 0) {
                            let data8 = data.sender_id;
                            const _errs14 = errors;
                            if (errors === _errs14) {
                              if (typeof data8 === "string") {
                                if (func2(data8) > 200) {
                                  validate351.errors = [{ instancePath: instancePath + "/sender_id", schemaPath: "#/properties/sender_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                  return false;
                                }
                              } else {
                                validate351.errors = [{ instancePath: instancePath + "/sender_id", schemaPath: "#/properties/sender_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid0 = _errs14 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.in_reply_to !== void 0) {
                              const _errs16 = errors;
                              if (!validate105(data.in_reply_to, { instancePath: instancePath + "/in_reply_to", parentData: data, parentDataProperty: "in_reply_to", rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs16 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.requires_response !== void 0) {
                                const _errs17 = errors;
                                if (!validate87(data.requires_response, { instancePath: instancePath + "/requires_response", parentData: data, parentDataProperty: "requires_response", rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs17 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.meta_json !== void 0) {
                                  const _errs18 = errors;
                                  if (!validate248(data.meta_json, { instancePath: instancePath + "/meta_json", parentData: data, parentDataProperty: "meta_json", rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs18 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.acked !== void 0) {
                                    let data12 = data.acked;
                                    const _errs19 = errors;
                                    if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                      validate351.errors = [{ instancePath: instancePath + "/acked", schemaPath: "#/properties/acked/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                      return false;
                                    }
                                    if (errors === _errs19) {
                                      if (typeof data12 == "number" && isFinite(data12)) {
                                        if (data12 > 1 || isNaN(data12)) {
                                          validate351.errors = [{ instancePath: instancePath + "/acked", schemaPath: "#/properties/acked/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                          return false;
                                        } else {
                                          if (data12 < 0 || isNaN(data12)) {
                                            validate351.errors = [{ instancePath: instancePath + "/acked", schemaPath: "#/properties/acked/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                            return false;
                                          }
                                        }
                                      }
                                    }
                                    var valid0 = _errs19 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.created_at !== void 0) {
                                      const _errs21 = errors;
                                      if (!validate71(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                                        vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs21 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.network_id !== void 0) {
                                        const _errs22 = errors;
                                        if (!validate85(data.network_id, { instancePath: instancePath + "/network_id", parentData: data, parentDataProperty: "network_id", rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs22 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate351.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate351.errors = vErrors;
  return errors === 0;
}
validate351.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate348(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate348.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.messages === void 0 && (missing0 = "messages")) {
        validate348.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "messages")) {
            validate348.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate349(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.messages !== void 0) {
              let data1 = data.messages;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  if (data1.length > 100) {
                    validate348.errors = [{ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs5 = errors;
                      if (!validate351(data1[i0], { instancePath: instancePath + "/messages/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs5 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  }
                } else {
                  validate348.errors = [{ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate348.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate348.errors = vErrors;
  return errors === 0;
}
validate348.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v248 = validate362;
function validate363(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate363.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    validate363.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  if (true !== data) {
    validate363.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
    return false;
  }
  validate363.errors = vErrors;
  return errors === 0;
}
validate363.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate362(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate362.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok")) {
        validate362.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "idempotent_replay")) {
            validate362.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate363(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.idempotent_replay !== void 0) {
              let data1 = data.idempotent_replay;
              const _errs3 = errors;
              if (typeof data1 !== "boolean") {
                validate362.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                return false;
              }
              if (true !== data1) {
                validate362.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate362.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate362.errors = vErrors;
  return errors === 0;
}
validate362.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v249 = validate365;
var schema130 = { "type": "object", "additionalProperties": false, "required": ["ok", "message_id", "actual_to", "session_status"], "properties": { "ok": { "$ref": "hub#/components/schemas/Ok" }, "message_id": { "$ref": "hub#/components/schemas/Id" }, "task_id": { "$ref": "hub#/components/schemas/Id" }, "actual_to": { "$ref": "hub#/components/schemas/ActualTo" }, "session_status": { "$ref": "hub#/components/schemas/SessionStatus" }, "queue_ahead": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "target_busy": { "type": "boolean" }, "est_wait_minutes": { "anyOf": [{ "type": "integer", "minimum": 0, "maximum": 1440 }, { "type": "null" }] }, "warning": { "type": "string", "maxLength": 1e3 }, "code": { "type": "string", "const": "alias_offline" }, "queued": { "type": "boolean", "const": true }, "renamed_from": { "type": "string", "maxLength": 200 }, "renamed_to": { "type": "string", "maxLength": 200 }, "idempotent_replay": { "type": "boolean", "const": true } } };
function validate366(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate366.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    validate366.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  if (true !== data) {
    validate366.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
    return false;
  }
  validate366.errors = vErrors;
  return errors === 0;
}
validate366.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate368(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate368.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate368.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
        return false;
      } else {
        if (func2(data) < 1) {
          validate368.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern4.test(data)) {
            validate368.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
            return false;
          }
        }
      }
    } else {
      validate368.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate368.errors = vErrors;
  return errors === 0;
}
validate368.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate371(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate371.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.alias === void 0 && (missing0 = "alias") || data.to_node_id === void 0 && (missing0 = "to_node_id") || data.network_id === void 0 && (missing0 = "network_id")) {
        validate371.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "alias" || key0 === "to_node_id" || key0 === "network_id")) {
            validate371.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.alias !== void 0) {
            let data0 = data.alias;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 200) {
                  validate371.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                }
              } else {
                validate371.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.to_node_id !== void 0) {
              const _errs4 = errors;
              if (!validate105(data.to_node_id, { instancePath: instancePath + "/to_node_id", parentData: data, parentDataProperty: "to_node_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.network_id !== void 0) {
                const _errs5 = errors;
                if (!validate85(data.network_id, { instancePath: instancePath + "/network_id", parentData: data, parentDataProperty: "network_id", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate371.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate371.errors = vErrors;
  return errors === 0;
}
validate371.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate375(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate375.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate375.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "working" || data === "idle" || data === "blocked" || data === "error" || data === "waiting_input" || data === "offline")) {
    validate375.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate375.errors = vErrors;
  return errors === 0;
}
validate375.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate365(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate365.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.message_id === void 0 && (missing0 = "message_id") || data.actual_to === void 0 && (missing0 = "actual_to") || data.session_status === void 0 && (missing0 = "session_status")) {
        validate365.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema130.properties, key0)) {
            validate365.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate366(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.message_id !== void 0) {
              const _errs3 = errors;
              if (!validate368(data.message_id, { instancePath: instancePath + "/message_id", parentData: data, parentDataProperty: "message_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.task_id !== void 0) {
                const _errs4 = errors;
                if (!validate368(data.task_id, { instancePath: instancePath + "/task_id", parentData: data, parentDataProperty: "task_id", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.actual_to !== void 0) {
                  const _errs5 = errors;
                  if (!validate371(data.actual_to, { instancePath: instancePath + "/actual_to", parentData: data, parentDataProperty: "actual_to", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.session_status !== void 0) {
                    const _errs6 = errors;
                    if (!validate375(data.session_status, { instancePath: instancePath + "/session_status", parentData: data, parentDataProperty: "session_status", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.queue_ahead !== void 0) {
                      let data5 = data.queue_ahead;
                      const _errs7 = errors;
                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                        validate365.errors = [{ instancePath: instancePath + "/queue_ahead", schemaPath: "#/properties/queue_ahead/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs7) {
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 > 9007199254740991 || isNaN(data5)) {
                            validate365.errors = [{ instancePath: instancePath + "/queue_ahead", schemaPath: "#/properties/queue_ahead/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                            return false;
                          } else {
                            if (data5 < 0 || isNaN(data5)) {
                              validate365.errors = [{ instancePath: instancePath + "/queue_ahead", schemaPath: "#/properties/queue_ahead/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                              return false;
                            }
                          }
                        }
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.target_busy !== void 0) {
                        const _errs9 = errors;
                        if (typeof data.target_busy !== "boolean") {
                          validate365.errors = [{ instancePath: instancePath + "/target_busy", schemaPath: "#/properties/target_busy/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                          return false;
                        }
                        var valid0 = _errs9 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.est_wait_minutes !== void 0) {
                          let data7 = data.est_wait_minutes;
                          const _errs11 = errors;
                          const _errs12 = errors;
                          let valid1 = false;
                          const _errs13 = errors;
                          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                            const err0 = { instancePath: instancePath + "/est_wait_minutes", schemaPath: "#/properties/est_wait_minutes/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          }
                          if (errors === _errs13) {
                            if (typeof data7 == "number" && isFinite(data7)) {
                              if (data7 > 1440 || isNaN(data7)) {
                                const err1 = { instancePath: instancePath + "/est_wait_minutes", schemaPath: "#/properties/est_wait_minutes/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1440 }, message: "must be <= 1440" };
                                if (vErrors === null) {
                                  vErrors = [err1];
                                } else {
                                  vErrors.push(err1);
                                }
                                errors++;
                              } else {
                                if (data7 < 0 || isNaN(data7)) {
                                  const err2 = { instancePath: instancePath + "/est_wait_minutes", schemaPath: "#/properties/est_wait_minutes/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                  if (vErrors === null) {
                                    vErrors = [err2];
                                  } else {
                                    vErrors.push(err2);
                                  }
                                  errors++;
                                }
                              }
                            }
                          }
                          var _valid0 = _errs13 === errors;
                          valid1 = valid1 || _valid0;
                          const _errs15 = errors;
                          if (data7 !== null) {
                            const err3 = { instancePath: instancePath + "/est_wait_minutes", schemaPath: "#/properties/est_wait_minutes/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err3];
                            } else {
                              vErrors.push(err3);
                            }
                            errors++;
                          }
                          var _valid0 = _errs15 === errors;
                          valid1 = valid1 || _valid0;
                          if (!valid1) {
                            const err4 = { instancePath: instancePath + "/est_wait_minutes", schemaPath: "#/properties/est_wait_minutes/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            if (vErrors === null) {
                              vErrors = [err4];
                            } else {
                              vErrors.push(err4);
                            }
                            errors++;
                            validate365.errors = vErrors;
                            return false;
                          } else {
                            errors = _errs12;
                            if (vErrors !== null) {
                              if (_errs12) {
                                vErrors.length = _errs12;
                              } else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid0 = _errs11 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.warning !== void 0) {
                            let data8 = data.warning;
                            const _errs17 = errors;
                            if (errors === _errs17) {
                              if (typeof data8 === "string") {
                                if (func2(data8) > 1e3) {
                                  validate365.errors = [{ instancePath: instancePath + "/warning", schemaPath: "#/properties/warning/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                  return false;
                                }
                              } else {
                                validate365.errors = [{ instancePath: instancePath + "/warning", schemaPath: "#/properties/warning/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid0 = _errs17 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.code !== void 0) {
                              let data9 = data.code;
                              const _errs19 = errors;
                              if (typeof data9 !== "string") {
                                validate365.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              if ("alias_offline" !== data9) {
                                validate365.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/const", keyword: "const", params: { allowedValue: "alias_offline" }, message: "must be equal to constant" }];
                                return false;
                              }
                              var valid0 = _errs19 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.queued !== void 0) {
                                let data10 = data.queued;
                                const _errs21 = errors;
                                if (typeof data10 !== "boolean") {
                                  validate365.errors = [{ instancePath: instancePath + "/queued", schemaPath: "#/properties/queued/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                  return false;
                                }
                                if (true !== data10) {
                                  validate365.errors = [{ instancePath: instancePath + "/queued", schemaPath: "#/properties/queued/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                                  return false;
                                }
                                var valid0 = _errs21 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.renamed_from !== void 0) {
                                  let data11 = data.renamed_from;
                                  const _errs23 = errors;
                                  if (errors === _errs23) {
                                    if (typeof data11 === "string") {
                                      if (func2(data11) > 200) {
                                        validate365.errors = [{ instancePath: instancePath + "/renamed_from", schemaPath: "#/properties/renamed_from/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                        return false;
                                      }
                                    } else {
                                      validate365.errors = [{ instancePath: instancePath + "/renamed_from", schemaPath: "#/properties/renamed_from/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs23 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.renamed_to !== void 0) {
                                    let data12 = data.renamed_to;
                                    const _errs25 = errors;
                                    if (errors === _errs25) {
                                      if (typeof data12 === "string") {
                                        if (func2(data12) > 200) {
                                          validate365.errors = [{ instancePath: instancePath + "/renamed_to", schemaPath: "#/properties/renamed_to/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                          return false;
                                        }
                                      } else {
                                        validate365.errors = [{ instancePath: instancePath + "/renamed_to", schemaPath: "#/properties/renamed_to/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid0 = _errs25 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.idempotent_replay !== void 0) {
                                      let data13 = data.idempotent_replay;
                                      const _errs27 = errors;
                                      if (typeof data13 !== "boolean") {
                                        validate365.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                        return false;
                                      }
                                      if (true !== data13) {
                                        validate365.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                                        return false;
                                      }
                                      var valid0 = _errs27 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate365.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate365.errors = vErrors;
  return errors === 0;
}
validate365.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v250 = validate377;
function validate378(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate378.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    validate378.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  if (true !== data) {
    validate378.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
    return false;
  }
  validate378.errors = vErrors;
  return errors === 0;
}
validate378.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate380(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate380.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate380.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
        return false;
      } else {
        if (func2(data) < 1) {
          validate380.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern4.test(data)) {
            validate380.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
            return false;
          }
        }
      }
    } else {
      validate380.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate380.errors = vErrors;
  return errors === 0;
}
validate380.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate382(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate382.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate382.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "working" || data === "idle" || data === "blocked" || data === "error" || data === "waiting_input" || data === "offline")) {
    validate382.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate382.errors = vErrors;
  return errors === 0;
}
validate382.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate377(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate377.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.message_id === void 0 && (missing0 = "message_id") || data.session_status === void 0 && (missing0 = "session_status")) {
        validate377.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "message_id" || key0 === "session_status" || key0 === "idempotent_replay")) {
            validate377.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate378(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.message_id !== void 0) {
              const _errs3 = errors;
              if (!validate380(data.message_id, { instancePath: instancePath + "/message_id", parentData: data, parentDataProperty: "message_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.session_status !== void 0) {
                const _errs4 = errors;
                if (!validate382(data.session_status, { instancePath: instancePath + "/session_status", parentData: data, parentDataProperty: "session_status", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.idempotent_replay !== void 0) {
                  let data3 = data.idempotent_replay;
                  const _errs5 = errors;
                  if (typeof data3 !== "boolean") {
                    validate377.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  if (true !== data3) {
                    validate377.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate377.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate377.errors = vErrors;
  return errors === 0;
}
validate377.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v252 = validate384;
function validate385(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate385.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    validate385.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  if (true !== data) {
    validate385.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
    return false;
  }
  validate385.errors = vErrors;
  return errors === 0;
}
validate385.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate387(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate387.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate387.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
        return false;
      } else {
        if (func2(data) < 1) {
          validate387.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern4.test(data)) {
            validate387.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
            return false;
          }
        }
      }
    } else {
      validate387.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate387.errors = vErrors;
  return errors === 0;
}
validate387.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate384(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate384.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.task_id === void 0 && (missing0 = "task_id") || data.updated === void 0 && (missing0 = "updated")) {
        validate384.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "task_id" || key0 === "updated" || key0 === "idempotent_replay")) {
            validate384.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate385(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.task_id !== void 0) {
              const _errs3 = errors;
              if (!validate387(data.task_id, { instancePath: instancePath + "/task_id", parentData: data, parentDataProperty: "task_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.updated !== void 0) {
                let data2 = data.updated;
                const _errs4 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate384.errors = [{ instancePath: instancePath + "/updated", schemaPath: "#/properties/updated/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (1 !== data2) {
                  validate384.errors = [{ instancePath: instancePath + "/updated", schemaPath: "#/properties/updated/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.idempotent_replay !== void 0) {
                  let data3 = data.idempotent_replay;
                  const _errs6 = errors;
                  if (typeof data3 !== "boolean") {
                    validate384.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  if (true !== data3) {
                    validate384.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate384.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate384.errors = vErrors;
  return errors === 0;
}
validate384.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v253 = validate389;
function validate390(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate390.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    validate390.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  if (true !== data) {
    validate390.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
    return false;
  }
  validate390.errors = vErrors;
  return errors === 0;
}
validate390.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate392(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate392.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate392.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
        return false;
      } else {
        if (func2(data) < 1) {
          validate392.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern4.test(data)) {
            validate392.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
            return false;
          }
        }
      }
    } else {
      validate392.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate392.errors = vErrors;
  return errors === 0;
}
validate392.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate389(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate389.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.task_id === void 0 && (missing0 = "task_id") || data.retried_to === void 0 && (missing0 = "retried_to")) {
        validate389.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "task_id" || key0 === "retried_to" || key0 === "idempotent_replay")) {
            validate389.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate390(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.task_id !== void 0) {
              const _errs3 = errors;
              if (!validate392(data.task_id, { instancePath: instancePath + "/task_id", parentData: data, parentDataProperty: "task_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate392.errors : vErrors.concat(validate392.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.retried_to !== void 0) {
                let data2 = data.retried_to;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 200) {
                      validate389.errors = [{ instancePath: instancePath + "/retried_to", schemaPath: "#/properties/retried_to/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    }
                  } else {
                    validate389.errors = [{ instancePath: instancePath + "/retried_to", schemaPath: "#/properties/retried_to/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.idempotent_replay !== void 0) {
                  let data3 = data.idempotent_replay;
                  const _errs6 = errors;
                  if (typeof data3 !== "boolean") {
                    validate389.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  if (true !== data3) {
                    validate389.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate389.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate389.errors = vErrors;
  return errors === 0;
}
validate389.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v254 = validate394;
function validate395(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate395.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    validate395.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  if (true !== data) {
    validate395.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
    return false;
  }
  validate395.errors = vErrors;
  return errors === 0;
}
validate395.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate397(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate397.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate397.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
        return false;
      } else {
        if (func2(data) < 1) {
          validate397.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern4.test(data)) {
            validate397.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
            return false;
          }
        }
      }
    } else {
      validate397.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate397.errors = vErrors;
  return errors === 0;
}
validate397.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate394(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate394.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.task_id === void 0 && (missing0 = "task_id") || data.cancelled === void 0 && (missing0 = "cancelled")) {
        validate394.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "task_id" || key0 === "cancelled" || key0 === "idempotent_replay")) {
            validate394.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate395(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.task_id !== void 0) {
              const _errs3 = errors;
              if (!validate397(data.task_id, { instancePath: instancePath + "/task_id", parentData: data, parentDataProperty: "task_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.cancelled !== void 0) {
                let data2 = data.cancelled;
                const _errs4 = errors;
                if (typeof data2 !== "boolean") {
                  validate394.errors = [{ instancePath: instancePath + "/cancelled", schemaPath: "#/properties/cancelled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                if (true !== data2) {
                  validate394.errors = [{ instancePath: instancePath + "/cancelled", schemaPath: "#/properties/cancelled/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.idempotent_replay !== void 0) {
                  let data3 = data.idempotent_replay;
                  const _errs6 = errors;
                  if (typeof data3 !== "boolean") {
                    validate394.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  if (true !== data3) {
                    validate394.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate394.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate394.errors = vErrors;
  return errors === 0;
}
validate394.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v255 = validate399;
function validate400(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate400.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    validate400.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  if (true !== data) {
    validate400.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
    return false;
  }
  validate400.errors = vErrors;
  return errors === 0;
}
validate400.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate402(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate402.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate402.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
        return false;
      } else {
        if (func2(data) < 1) {
          validate402.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern4.test(data)) {
            validate402.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
            return false;
          }
        }
      }
    } else {
      validate402.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate402.errors = vErrors;
  return errors === 0;
}
validate402.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate399(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate399.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.task_id === void 0 && (missing0 = "task_id") || data.reassigned_from === void 0 && (missing0 = "reassigned_from") || data.reassigned_to === void 0 && (missing0 = "reassigned_to")) {
        validate399.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "task_id" || key0 === "reassigned_from" || key0 === "reassigned_to" || key0 === "idempotent_replay")) {
            validate399.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate400(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.task_id !== void 0) {
              const _errs3 = errors;
              if (!validate402(data.task_id, { instancePath: instancePath + "/task_id", parentData: data, parentDataProperty: "task_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.reassigned_from !== void 0) {
                let data2 = data.reassigned_from;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 200) {
                      validate399.errors = [{ instancePath: instancePath + "/reassigned_from", schemaPath: "#/properties/reassigned_from/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    }
                  } else {
                    validate399.errors = [{ instancePath: instancePath + "/reassigned_from", schemaPath: "#/properties/reassigned_from/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.reassigned_to !== void 0) {
                  let data3 = data.reassigned_to;
                  const _errs6 = errors;
                  if (errors === _errs6) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 200) {
                        validate399.errors = [{ instancePath: instancePath + "/reassigned_to", schemaPath: "#/properties/reassigned_to/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      }
                    } else {
                      validate399.errors = [{ instancePath: instancePath + "/reassigned_to", schemaPath: "#/properties/reassigned_to/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.idempotent_replay !== void 0) {
                    let data4 = data.idempotent_replay;
                    const _errs8 = errors;
                    if (typeof data4 !== "boolean") {
                      validate399.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                      return false;
                    }
                    if (true !== data4) {
                      validate399.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate399.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate399.errors = vErrors;
  return errors === 0;
}
validate399.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v256 = validate404;
function validate405(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate405.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    validate405.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  if (true !== data) {
    validate405.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
    return false;
  }
  validate405.errors = vErrors;
  return errors === 0;
}
validate405.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate407(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate407.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.task_id === void 0 && (missing0 = "task_id") || data.from_node_id === void 0 && (missing0 = "from_node_id") || data.to_node_id === void 0 && (missing0 = "to_node_id") || data.from_name === void 0 && (missing0 = "from_name") || data.to_name === void 0 && (missing0 = "to_name") || data.sender_kind === void 0 && (missing0 = "sender_kind") || data.sender_id === void 0 && (missing0 = "sender_id") || data.priority === void 0 && (missing0 = "priority") || data.status === void 0 && (missing0 = "status") || data.content === void 0 && (missing0 = "content") || data.result === void 0 && (missing0 = "result") || data.in_reply_to === void 0 && (missing0 = "in_reply_to") || data.requires_response === void 0 && (missing0 = "requires_response") || data.scope === void 0 && (missing0 = "scope") || data.parent_task_id === void 0 && (missing0 = "parent_task_id") || data.meta_json === void 0 && (missing0 = "meta_json") || data.created_at === void 0 && (missing0 = "created_at") || data.delivered_at === void 0 && (missing0 = "delivered_at") || data.started_at === void 0 && (missing0 = "started_at") || data.runtime_submitted_at === void 0 && (missing0 = "runtime_submitted_at") || data.consumed_at === void 0 && (missing0 = "consumed_at") || data.completed_at === void 0 && (missing0 = "completed_at") || data.expires_at === void 0 && (missing0 = "expires_at") || data.network_id === void 0 && (missing0 = "network_id")) {
        validate407.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema87.properties, key0)) {
            validate407.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.task_id !== void 0) {
            const _errs2 = errors;
            if (!validate85(data.task_id, { instancePath: instancePath + "/task_id", parentData: data, parentDataProperty: "task_id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.from_node_id !== void 0) {
              const _errs3 = errors;
              if (!validate105(data.from_node_id, { instancePath: instancePath + "/from_node_id", parentData: data, parentDataProperty: "from_node_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.to_node_id !== void 0) {
                const _errs4 = errors;
                if (!validate105(data.to_node_id, { instancePath: instancePath + "/to_node_id", parentData: data, parentDataProperty: "to_node_id", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.from_name !== void 0) {
                  let data3 = data.from_name;
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 200) {
                        validate407.errors = [{ instancePath: instancePath + "/from_name", schemaPath: "#/properties/from_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      }
                    } else {
                      validate407.errors = [{ instancePath: instancePath + "/from_name", schemaPath: "#/properties/from_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.to_name !== void 0) {
                    let data4 = data.to_name;
                    const _errs7 = errors;
                    if (errors === _errs7) {
                      if (typeof data4 === "string") {
                        if (func2(data4) > 200) {
                          validate407.errors = [{ instancePath: instancePath + "/to_name", schemaPath: "#/properties/to_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                          return false;
                        }
                      } else {
                        validate407.errors = [{ instancePath: instancePath + "/to_name", schemaPath: "#/properties/to_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.sender_kind !== void 0) {
                      const _errs9 = errors;
                      if (!validate237(data.sender_kind, { instancePath: instancePath + "/sender_kind", parentData: data, parentDataProperty: "sender_kind", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.sender_id !== void 0) {
                        let data6 = data.sender_id;
                        const _errs10 = errors;
                        if (errors === _errs10) {
                          if (typeof data6 === "string") {
                            if (func2(data6) > 200) {
                              validate407.errors = [{ instancePath: instancePath + "/sender_id", schemaPath: "#/properties/sender_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                              return false;
                            }
                          } else {
                            validate407.errors = [{ instancePath: instancePath + "/sender_id", schemaPath: "#/properties/sender_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs10 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.priority !== void 0) {
                          const _errs12 = errors;
                          if (!validate239(data.priority, { instancePath: instancePath + "/priority", parentData: data, parentDataProperty: "priority", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs12 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.status !== void 0) {
                            const _errs13 = errors;
                            if (!validate241(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs13 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.content !== void 0) {
                              let data9 = data.content;
                              const _errs14 = errors;
                              if (errors === _errs14) {
                                if (typeof data9 === "string") {
                                  if (func2(data9) > 1e4) {
                                    validate407.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }];
                                    return false;
                                  }
                                } else {
                                  validate407.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid0 = _errs14 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.context !== void 0) {
                                const _errs16 = errors;
                                if (!validate87(data.context, { instancePath: instancePath + "/context", parentData: data, parentDataProperty: "context", rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs16 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.result !== void 0) {
                                  let data11 = data.result;
                                  const _errs17 = errors;
                                  const _errs18 = errors;
                                  let valid1 = false;
                                  const _errs19 = errors;
                                  if (errors === _errs19) {
                                    if (typeof data11 === "string") {
                                      if (func2(data11) > 4e3) {
                                        const err0 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
                                        if (vErrors === null) {
                                          vErrors = [err0];
                                        } else {
                                          vErrors.push(err0);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err1 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err1];
                                      } else {
                                        vErrors.push(err1);
                                      }
                                      errors++;
                                    }
                                  }
                                  var _valid0 = _errs19 === errors;
                                  valid1 = valid1 || _valid0;
                                  const _errs21 = errors;
                                  if (data11 !== null) {
                                    const err2 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                    if (vErrors === null) {
                                      vErrors = [err2];
                                    } else {
                                      vErrors.push(err2);
                                    }
                                    errors++;
                                  }
                                  var _valid0 = _errs21 === errors;
                                  valid1 = valid1 || _valid0;
                                  if (!valid1) {
                                    const err3 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                    if (vErrors === null) {
                                      vErrors = [err3];
                                    } else {
                                      vErrors.push(err3);
                                    }
                                    errors++;
                                    validate407.errors = vErrors;
                                    return false;
                                  } else {
                                    errors = _errs18;
                                    if (vErrors !== null) {
                                      if (_errs18) {
                                        vErrors.length = _errs18;
                                      } else {
                                        vErrors = null;
                                      }
                                    }
                                  }
                                  var valid0 = _errs17 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.in_reply_to !== void 0) {
                                    const _errs23 = errors;
                                    if (!validate105(data.in_reply_to, { instancePath: instancePath + "/in_reply_to", parentData: data, parentDataProperty: "in_reply_to", rootData, dynamicAnchors })) {
                                      vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs23 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.requires_response !== void 0) {
                                      const _errs24 = errors;
                                      if (!validate87(data.requires_response, { instancePath: instancePath + "/requires_response", parentData: data, parentDataProperty: "requires_response", rootData, dynamicAnchors })) {
                                        vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs24 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.scope !== void 0) {
                                        const _errs25 = errors;
                                        if (!validate87(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs25 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.parent_task_id !== void 0) {
                                          const _errs26 = errors;
                                          if (!validate105(data.parent_task_id, { instancePath: instancePath + "/parent_task_id", parentData: data, parentDataProperty: "parent_task_id", rootData, dynamicAnchors })) {
                                            vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs26 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.meta_json !== void 0) {
                                            const _errs27 = errors;
                                            if (!validate248(data.meta_json, { instancePath: instancePath + "/meta_json", parentData: data, parentDataProperty: "meta_json", rootData, dynamicAnchors })) {
                                              vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs27 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.created_at !== void 0) {
                                              const _errs28 = errors;
                                              if (!validate71(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                                                vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid0 = _errs28 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.delivered_at !== void 0) {
                                                const _errs29 = errors;
                                                if (!validate144(data.delivered_at, { instancePath: instancePath + "/delivered_at", parentData: data, parentDataProperty: "delivered_at", rootData, dynamicAnchors })) {
                                                  vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
                                                  errors = vErrors.length;
                                                }
                                                var valid0 = _errs29 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.started_at !== void 0) {
                                                  const _errs30 = errors;
                                                  if (!validate144(data.started_at, { instancePath: instancePath + "/started_at", parentData: data, parentDataProperty: "started_at", rootData, dynamicAnchors })) {
                                                    vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
                                                    errors = vErrors.length;
                                                  }
                                                  var valid0 = _errs30 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.runtime_submitted_at !== void 0) {
                                                    const _errs31 = errors;
                                                    if (!validate144(data.runtime_submitted_at, { instancePath: instancePath + "/runtime_submitted_at", parentData: data, parentDataProperty: "runtime_submitted_at", rootData, dynamicAnchors })) {
                                                      vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var valid0 = _errs31 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (data.consumed_at !== void 0) {
                                                      const _errs32 = errors;
                                                      if (!validate144(data.consumed_at, { instancePath: instancePath + "/consumed_at", parentData: data, parentDataProperty: "consumed_at", rootData, dynamicAnchors })) {
                                                        vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid0 = _errs32 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      if (data.completed_at !== void 0) {
                                                        const _errs33 = errors;
                                                        if (!validate144(data.completed_at, { instancePath: instancePath + "/completed_at", parentData: data, parentDataProperty: "completed_at", rootData, dynamicAnchors })) {
                                                          vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid0 = _errs33 === errors;
                                                      } else {
                                                        var valid0 = true;
                                                      }
                                                      if (valid0) {
                                                        if (data.expires_at !== void 0) {
                                                          const _errs34 = errors;
                                                          if (!validate144(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
                                                            vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
                                                            errors = vErrors.length;
                                                          }
                                                          var valid0 = _errs34 === errors;
                                                        } else {
                                                          var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                          if (data.network_id !== void 0) {
                                                            const _errs35 = errors;
                                                            if (!validate85(data.network_id, { instancePath: instancePath + "/network_id", parentData: data, parentDataProperty: "network_id", rootData, dynamicAnchors })) {
                                                              vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                                                              errors = vErrors.length;
                                                            }
                                                            var valid0 = _errs35 === errors;
                                                          } else {
                                                            var valid0 = true;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate407.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate407.errors = vErrors;
  return errors === 0;
}
validate407.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate404(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate404.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.task === void 0 && (missing0 = "task")) {
        validate404.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "task")) {
            validate404.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate405(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.task !== void 0) {
              const _errs3 = errors;
              if (!validate407(data.task, { instancePath: instancePath + "/task", parentData: data, parentDataProperty: "task", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate404.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate404.errors = vErrors;
  return errors === 0;
}
validate404.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v257 = validate429;
function validate430(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate430.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    validate430.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  if (true !== data) {
    validate430.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
    return false;
  }
  validate430.errors = vErrors;
  return errors === 0;
}
validate430.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema156 = { "type": "object", "additionalProperties": false, "required": ["task_id", "from_name", "to_name", "priority", "status", "content", "result", "created_at", "runtime_submitted_at", "consumed_at", "completed_at"], "properties": { "task_id": { "$ref": "hub#/components/schemas/Id" }, "from_name": { "type": "string", "maxLength": 200 }, "to_name": { "type": "string", "maxLength": 200 }, "priority": { "$ref": "hub#/components/schemas/TaskPriority" }, "status": { "$ref": "hub#/components/schemas/TaskStatus" }, "content": { "type": "string", "maxLength": 1e4 }, "result": { "anyOf": [{ "type": "string", "maxLength": 4e3 }, { "type": "null" }] }, "created_at": { "$ref": "hub#/components/schemas/WireTime" }, "runtime_submitted_at": { "$ref": "hub#/components/schemas/NullableWireTime" }, "consumed_at": { "$ref": "hub#/components/schemas/NullableWireTime" }, "completed_at": { "$ref": "hub#/components/schemas/NullableWireTime" } } };
function validate432(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate432.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.task_id === void 0 && (missing0 = "task_id") || data.from_name === void 0 && (missing0 = "from_name") || data.to_name === void 0 && (missing0 = "to_name") || data.priority === void 0 && (missing0 = "priority") || data.status === void 0 && (missing0 = "status") || data.content === void 0 && (missing0 = "content") || data.result === void 0 && (missing0 = "result") || data.created_at === void 0 && (missing0 = "created_at") || data.runtime_submitted_at === void 0 && (missing0 = "runtime_submitted_at") || data.consumed_at === void 0 && (missing0 = "consumed_at") || data.completed_at === void 0 && (missing0 = "completed_at")) {
        validate432.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema156.properties, key0)) {
            validate432.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.task_id !== void 0) {
            const _errs2 = errors;
            if (!validate85(data.task_id, { instancePath: instancePath + "/task_id", parentData: data, parentDataProperty: "task_id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.from_name !== void 0) {
              let data1 = data.from_name;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 200) {
                    validate432.errors = [{ instancePath: instancePath + "/from_name", schemaPath: "#/properties/from_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate432.errors = [{ instancePath: instancePath + "/from_name", schemaPath: "#/properties/from_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.to_name !== void 0) {
                let data2 = data.to_name;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 200) {
                      validate432.errors = [{ instancePath: instancePath + "/to_name", schemaPath: "#/properties/to_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    }
                  } else {
                    validate432.errors = [{ instancePath: instancePath + "/to_name", schemaPath: "#/properties/to_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.priority !== void 0) {
                  const _errs7 = errors;
                  if (!validate239(data.priority, { instancePath: instancePath + "/priority", parentData: data, parentDataProperty: "priority", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.status !== void 0) {
                    const _errs8 = errors;
                    if (!validate241(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.content !== void 0) {
                      let data5 = data.content;
                      const _errs9 = errors;
                      if (errors === _errs9) {
                        if (typeof data5 === "string") {
                          if (func2(data5) > 1e4) {
                            validate432.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }];
                            return false;
                          }
                        } else {
                          validate432.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.result !== void 0) {
                        let data6 = data.result;
                        const _errs11 = errors;
                        const _errs12 = errors;
                        let valid1 = false;
                        const _errs13 = errors;
                        if (errors === _errs13) {
                          if (typeof data6 === "string") {
                            if (func2(data6) > 4e3) {
                              const err0 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
                              if (vErrors === null) {
                                vErrors = [err0];
                              } else {
                                vErrors.push(err0);
                              }
                              errors++;
                            }
                          } else {
                            const err1 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err1];
                            } else {
                              vErrors.push(err1);
                            }
                            errors++;
                          }
                        }
                        var _valid0 = _errs13 === errors;
                        valid1 = valid1 || _valid0;
                        const _errs15 = errors;
                        if (data6 !== null) {
                          const err2 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err2];
                          } else {
                            vErrors.push(err2);
                          }
                          errors++;
                        }
                        var _valid0 = _errs15 === errors;
                        valid1 = valid1 || _valid0;
                        if (!valid1) {
                          const err3 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) {
                            vErrors = [err3];
                          } else {
                            vErrors.push(err3);
                          }
                          errors++;
                          validate432.errors = vErrors;
                          return false;
                        } else {
                          errors = _errs12;
                          if (vErrors !== null) {
                            if (_errs12) {
                              vErrors.length = _errs12;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                        var valid0 = _errs11 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.created_at !== void 0) {
                          const _errs17 = errors;
                          if (!validate71(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs17 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.runtime_submitted_at !== void 0) {
                            const _errs18 = errors;
                            if (!validate144(data.runtime_submitted_at, { instancePath: instancePath + "/runtime_submitted_at", parentData: data, parentDataProperty: "runtime_submitted_at", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs18 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.consumed_at !== void 0) {
                              const _errs19 = errors;
                              if (!validate144(data.consumed_at, { instancePath: instancePath + "/consumed_at", parentData: data, parentDataProperty: "consumed_at", rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs19 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.completed_at !== void 0) {
                                const _errs20 = errors;
                                if (!validate144(data.completed_at, { instancePath: instancePath + "/completed_at", parentData: data, parentDataProperty: "completed_at", rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs20 === errors;
                              } else {
                                var valid0 = true;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate432.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate432.errors = vErrors;
  return errors === 0;
}
validate432.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate441(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate441.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status") || data.count === void 0 && (missing0 = "count")) {
        validate441.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "count")) {
            validate441.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.status !== void 0) {
            let data0 = data.status;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 50) {
                  validate441.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" }];
                  return false;
                }
              } else {
                validate441.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.count !== void 0) {
              let data1 = data.count;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate441.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 9007199254740991 || isNaN(data1)) {
                    validate441.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                    return false;
                  } else {
                    if (data1 < 0 || isNaN(data1)) {
                      validate441.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate441.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate441.errors = vErrors;
  return errors === 0;
}
validate441.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate443(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate443.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate276(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  const _errs2 = errors;
  if (data !== null) {
    const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate443.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate443.errors = vErrors;
  return errors === 0;
}
validate443.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate429(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate429.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.tasks === void 0 && (missing0 = "tasks") || data.count === void 0 && (missing0 = "count") || data.stats === void 0 && (missing0 = "stats") || data.has_more === void 0 && (missing0 = "has_more") || data.next_cursor === void 0 && (missing0 = "next_cursor")) {
        validate429.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "tasks" || key0 === "count" || key0 === "stats" || key0 === "has_more" || key0 === "next_cursor")) {
            validate429.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate430(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate430.errors : vErrors.concat(validate430.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.tasks !== void 0) {
              let data1 = data.tasks;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  if (data1.length > 100) {
                    validate429.errors = [{ instancePath: instancePath + "/tasks", schemaPath: "#/properties/tasks/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs5 = errors;
                      if (!validate432(data1[i0], { instancePath: instancePath + "/tasks/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs5 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  }
                } else {
                  validate429.errors = [{ instancePath: instancePath + "/tasks", schemaPath: "#/properties/tasks/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.count !== void 0) {
                let data3 = data.count;
                const _errs6 = errors;
                if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                  validate429.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs6) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 9007199254740991 || isNaN(data3)) {
                      validate429.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                      return false;
                    } else {
                      if (data3 < 0 || isNaN(data3)) {
                        validate429.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.stats !== void 0) {
                  let data4 = data.stats;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (Array.isArray(data4)) {
                      if (data4.length > 20) {
                        validate429.errors = [{ instancePath: instancePath + "/stats", schemaPath: "#/properties/stats/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }];
                        return false;
                      } else {
                        var valid2 = true;
                        const len1 = data4.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          const _errs10 = errors;
                          if (!validate441(data4[i1], { instancePath: instancePath + "/stats/" + i1, parentData: data4, parentDataProperty: i1, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
                            errors = vErrors.length;
                          }
                          var valid2 = _errs10 === errors;
                          if (!valid2) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate429.errors = [{ instancePath: instancePath + "/stats", schemaPath: "#/properties/stats/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.has_more !== void 0) {
                    const _errs11 = errors;
                    if (typeof data.has_more !== "boolean") {
                      validate429.errors = [{ instancePath: instancePath + "/has_more", schemaPath: "#/properties/has_more/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.next_cursor !== void 0) {
                      const _errs13 = errors;
                      if (!validate443(data.next_cursor, { instancePath: instancePath + "/next_cursor", parentData: data, parentDataProperty: "next_cursor", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate429.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate429.errors = vErrors;
  return errors === 0;
}
validate429.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v258 = validate446;
function validate447(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate447.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    validate447.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  if (true !== data) {
    validate447.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
    return false;
  }
  validate447.errors = vErrors;
  return errors === 0;
}
validate447.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema161 = { "type": "object", "additionalProperties": false, "required": ["resume_id", "alias", "status", "task", "output", "score", "progress", "server", "hostname", "agent", "project_dir", "version", "tmux_name", "node_id", "session_id", "config_path", "channels", "model", "last_seen_at", "updated_at", "network_id", "queue_depth"], "properties": { "resume_id": { "type": "string", "maxLength": 200 }, "alias": { "type": "string", "maxLength": 200 }, "status": { "$ref": "hub#/components/schemas/SessionStatus" }, "task": { "$ref": "hub#/components/schemas/NullableText" }, "output": { "$ref": "hub#/components/schemas/NullableText" }, "score": { "$ref": "hub#/components/schemas/NullableNumber" }, "progress": { "$ref": "hub#/components/schemas/NullableNumber" }, "server": { "$ref": "hub#/components/schemas/NullableText" }, "hostname": { "$ref": "hub#/components/schemas/NullableText" }, "agent": { "$ref": "hub#/components/schemas/NullableText" }, "project_dir": { "$ref": "hub#/components/schemas/NullableText" }, "version": { "$ref": "hub#/components/schemas/NullableText" }, "tmux_name": { "$ref": "hub#/components/schemas/NullableText" }, "node_id": { "$ref": "hub#/components/schemas/NullableText" }, "session_id": { "$ref": "hub#/components/schemas/NullableText" }, "config_path": { "$ref": "hub#/components/schemas/NullableText" }, "channels": { "$ref": "hub#/components/schemas/NullableText" }, "model": { "$ref": "hub#/components/schemas/NullableText" }, "last_seen_at": { "$ref": "hub#/components/schemas/WireTime" }, "updated_at": { "$ref": "hub#/components/schemas/WireTime" }, "network_id": { "$ref": "hub#/components/schemas/Id" }, "queue_depth": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 } } };
function validate449(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate449.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.resume_id === void 0 && (missing0 = "resume_id") || data.alias === void 0 && (missing0 = "alias") || data.status === void 0 && (missing0 = "status") || data.task === void 0 && (missing0 = "task") || data.output === void 0 && (missing0 = "output") || data.score === void 0 && (missing0 = "score") || data.progress === void 0 && (missing0 = "progress") || data.server === void 0 && (missing0 = "server") || data.hostname === void 0 && (missing0 = "hostname") || data.agent === void 0 && (missing0 = "agent") || data.project_dir === void 0 && (missing0 = "project_dir") || data.version === void 0 && (missing0 = "version") || data.tmux_name === void 0 && (missing0 = "tmux_name") || data.node_id === void 0 && (missing0 = "node_id") || data.session_id === void 0 && (missing0 = "session_id") || data.config_path === void 0 && (missing0 = "config_path") || data.channels === void 0 && (missing0 = "channels") || data.model === void 0 && (missing0 = "model") || data.last_seen_at === void 0 && (missing0 = "last_seen_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.network_id === void 0 && (missing0 = "network_id") || data.queue_depth === void 0 && (missing0 = "queue_depth")) {
        validate449.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema161.properties, key0)) {
            validate449.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.resume_id !== void 0) {
            let data0 = data.resume_id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 200) {
                  validate449.errors = [{ instancePath: instancePath + "/resume_id", schemaPath: "#/properties/resume_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                }
              } else {
                validate449.errors = [{ instancePath: instancePath + "/resume_id", schemaPath: "#/properties/resume_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.alias !== void 0) {
              let data1 = data.alias;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 200) {
                    validate449.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate449.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.status !== void 0) {
                const _errs6 = errors;
                if (!validate191(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.task !== void 0) {
                  const _errs7 = errors;
                  if (!validate87(data.task, { instancePath: instancePath + "/task", parentData: data, parentDataProperty: "task", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.output !== void 0) {
                    const _errs8 = errors;
                    if (!validate87(data.output, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.score !== void 0) {
                      const _errs9 = errors;
                      if (!validate196(data.score, { instancePath: instancePath + "/score", parentData: data, parentDataProperty: "score", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.progress !== void 0) {
                        const _errs10 = errors;
                        if (!validate196(data.progress, { instancePath: instancePath + "/progress", parentData: data, parentDataProperty: "progress", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs10 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.server !== void 0) {
                          const _errs11 = errors;
                          if (!validate87(data.server, { instancePath: instancePath + "/server", parentData: data, parentDataProperty: "server", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs11 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.hostname !== void 0) {
                            const _errs12 = errors;
                            if (!validate87(data.hostname, { instancePath: instancePath + "/hostname", parentData: data, parentDataProperty: "hostname", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs12 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.agent !== void 0) {
                              const _errs13 = errors;
                              if (!validate87(data.agent, { instancePath: instancePath + "/agent", parentData: data, parentDataProperty: "agent", rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs13 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.project_dir !== void 0) {
                                const _errs14 = errors;
                                if (!validate87(data.project_dir, { instancePath: instancePath + "/project_dir", parentData: data, parentDataProperty: "project_dir", rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs14 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.version !== void 0) {
                                  const _errs15 = errors;
                                  if (!validate87(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs15 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.tmux_name !== void 0) {
                                    const _errs16 = errors;
                                    if (!validate87(data.tmux_name, { instancePath: instancePath + "/tmux_name", parentData: data, parentDataProperty: "tmux_name", rootData, dynamicAnchors })) {
                                      vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs16 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.node_id !== void 0) {
                                      const _errs17 = errors;
                                      if (!validate87(data.node_id, { instancePath: instancePath + "/node_id", parentData: data, parentDataProperty: "node_id", rootData, dynamicAnchors })) {
                                        vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs17 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.session_id !== void 0) {
                                        const _errs18 = errors;
                                        if (!validate87(data.session_id, { instancePath: instancePath + "/session_id", parentData: data, parentDataProperty: "session_id", rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs18 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.config_path !== void 0) {
                                          const _errs19 = errors;
                                          if (!validate87(data.config_path, { instancePath: instancePath + "/config_path", parentData: data, parentDataProperty: "config_path", rootData, dynamicAnchors })) {
                                            vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs19 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.channels !== void 0) {
                                            const _errs20 = errors;
                                            if (!validate87(data.channels, { instancePath: instancePath + "/channels", parentData: data, parentDataProperty: "channels", rootData, dynamicAnchors })) {
                                              vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs20 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.model !== void 0) {
                                              const _errs21 = errors;
                                              if (!validate87(data.model, { instancePath: instancePath + "/model", parentData: data, parentDataProperty: "model", rootData, dynamicAnchors })) {
                                                vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid0 = _errs21 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.last_seen_at !== void 0) {
                                                const _errs22 = errors;
                                                if (!validate71(data.last_seen_at, { instancePath: instancePath + "/last_seen_at", parentData: data, parentDataProperty: "last_seen_at", rootData, dynamicAnchors })) {
                                                  vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                                                  errors = vErrors.length;
                                                }
                                                var valid0 = _errs22 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.updated_at !== void 0) {
                                                  const _errs23 = errors;
                                                  if (!validate71(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
                                                    vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                                                    errors = vErrors.length;
                                                  }
                                                  var valid0 = _errs23 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.network_id !== void 0) {
                                                    const _errs24 = errors;
                                                    if (!validate85(data.network_id, { instancePath: instancePath + "/network_id", parentData: data, parentDataProperty: "network_id", rootData, dynamicAnchors })) {
                                                      vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var valid0 = _errs24 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (data.queue_depth !== void 0) {
                                                      let data21 = data.queue_depth;
                                                      const _errs25 = errors;
                                                      if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
                                                        validate449.errors = [{ instancePath: instancePath + "/queue_depth", schemaPath: "#/properties/queue_depth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                        return false;
                                                      }
                                                      if (errors === _errs25) {
                                                        if (typeof data21 == "number" && isFinite(data21)) {
                                                          if (data21 > 9007199254740991 || isNaN(data21)) {
                                                            validate449.errors = [{ instancePath: instancePath + "/queue_depth", schemaPath: "#/properties/queue_depth/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                            return false;
                                                          } else {
                                                            if (data21 < 0 || isNaN(data21)) {
                                                              validate449.errors = [{ instancePath: instancePath + "/queue_depth", schemaPath: "#/properties/queue_depth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                      }
                                                      var valid0 = _errs25 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate449.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate449.errors = vErrors;
  return errors === 0;
}
validate449.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate470(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate470.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status") || data.count === void 0 && (missing0 = "count")) {
        validate470.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "count")) {
            validate470.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.status !== void 0) {
            let data0 = data.status;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 50) {
                  validate470.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" }];
                  return false;
                }
              } else {
                validate470.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.count !== void 0) {
              let data1 = data.count;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate470.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 9007199254740991 || isNaN(data1)) {
                    validate470.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                    return false;
                  } else {
                    if (data1 < 0 || isNaN(data1)) {
                      validate470.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate470.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate470.errors = vErrors;
  return errors === 0;
}
validate470.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate446(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate446.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.sessions === void 0 && (missing0 = "sessions") || data.summary === void 0 && (missing0 = "summary")) {
        validate446.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "sessions" || key0 === "summary")) {
            validate446.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate447(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.sessions !== void 0) {
              let data1 = data.sessions;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  if (data1.length > 1e6) {
                    validate446.errors = [{ instancePath: instancePath + "/sessions", schemaPath: "#/properties/sessions/maxItems", keyword: "maxItems", params: { limit: 1e6 }, message: "must NOT have more than 1000000 items" }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs5 = errors;
                      if (!validate449(data1[i0], { instancePath: instancePath + "/sessions/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate449.errors : vErrors.concat(validate449.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs5 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  }
                } else {
                  validate446.errors = [{ instancePath: instancePath + "/sessions", schemaPath: "#/properties/sessions/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.summary !== void 0) {
                let data3 = data.summary;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (Array.isArray(data3)) {
                    if (data3.length > 20) {
                      validate446.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }];
                      return false;
                    } else {
                      var valid2 = true;
                      const len1 = data3.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        const _errs8 = errors;
                        if (!validate470(data3[i1], { instancePath: instancePath + "/summary/" + i1, parentData: data3, parentDataProperty: i1, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate470.errors : vErrors.concat(validate470.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs8 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    }
                  } else {
                    validate446.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate446.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate446.errors = vErrors;
  return errors === 0;
}
validate446.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v259 = validate472;
function validate473(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate473.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    validate473.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  if (true !== data) {
    validate473.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
    return false;
  }
  validate473.errors = vErrors;
  return errors === 0;
}
validate473.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema165 = { "type": "object", "additionalProperties": false, "required": ["resume_id", "alias", "status", "task", "output", "score", "progress", "server", "hostname", "agent", "project_dir", "version", "tmux_name", "node_id", "session_id", "config_path", "channels", "model", "last_seen_at", "updated_at", "network_id"], "properties": { "resume_id": { "type": "string", "maxLength": 200 }, "alias": { "type": "string", "maxLength": 200 }, "status": { "$ref": "hub#/components/schemas/SessionStatus" }, "task": { "$ref": "hub#/components/schemas/NullableText" }, "output": { "$ref": "hub#/components/schemas/NullableText" }, "score": { "$ref": "hub#/components/schemas/NullableNumber" }, "progress": { "$ref": "hub#/components/schemas/NullableNumber" }, "server": { "$ref": "hub#/components/schemas/NullableText" }, "hostname": { "$ref": "hub#/components/schemas/NullableText" }, "agent": { "$ref": "hub#/components/schemas/NullableText" }, "project_dir": { "$ref": "hub#/components/schemas/NullableText" }, "version": { "$ref": "hub#/components/schemas/NullableText" }, "tmux_name": { "$ref": "hub#/components/schemas/NullableText" }, "node_id": { "$ref": "hub#/components/schemas/NullableText" }, "session_id": { "$ref": "hub#/components/schemas/NullableText" }, "config_path": { "$ref": "hub#/components/schemas/NullableText" }, "channels": { "$ref": "hub#/components/schemas/NullableText" }, "model": { "$ref": "hub#/components/schemas/NullableText" }, "last_seen_at": { "$ref": "hub#/components/schemas/WireTime" }, "updated_at": { "$ref": "hub#/components/schemas/WireTime" }, "network_id": { "$ref": "hub#/components/schemas/Id" } } };
function validate475(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate475.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.resume_id === void 0 && (missing0 = "resume_id") || data.alias === void 0 && (missing0 = "alias") || data.status === void 0 && (missing0 = "status") || data.task === void 0 && (missing0 = "task") || data.output === void 0 && (missing0 = "output") || data.score === void 0 && (missing0 = "score") || data.progress === void 0 && (missing0 = "progress") || data.server === void 0 && (missing0 = "server") || data.hostname === void 0 && (missing0 = "hostname") || data.agent === void 0 && (missing0 = "agent") || data.project_dir === void 0 && (missing0 = "project_dir") || data.version === void 0 && (missing0 = "version") || data.tmux_name === void 0 && (missing0 = "tmux_name") || data.node_id === void 0 && (missing0 = "node_id") || data.session_id === void 0 && (missing0 = "session_id") || data.config_path === void 0 && (missing0 = "config_path") || data.channels === void 0 && (missing0 = "channels") || data.model === void 0 && (missing0 = "model") || data.last_seen_at === void 0 && (missing0 = "last_seen_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.network_id === void 0 && (missing0 = "network_id")) {
        validate475.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema165.properties, key0)) {
            validate475.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.resume_id !== void 0) {
            let data0 = data.resume_id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 200) {
                  validate475.errors = [{ instancePath: instancePath + "/resume_id", schemaPath: "#/properties/resume_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                }
              } else {
                validate475.errors = [{ instancePath: instancePath + "/resume_id", schemaPath: "#/properties/resume_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.alias !== void 0) {
              let data1 = data.alias;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 200) {
                    validate475.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate475.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.status !== void 0) {
                const _errs6 = errors;
                if (!validate191(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.task !== void 0) {
                  const _errs7 = errors;
                  if (!validate87(data.task, { instancePath: instancePath + "/task", parentData: data, parentDataProperty: "task", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.output !== void 0) {
                    const _errs8 = errors;
                    if (!validate87(data.output, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.score !== void 0) {
                      const _errs9 = errors;
                      if (!validate196(data.score, { instancePath: instancePath + "/score", parentData: data, parentDataProperty: "score", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.progress !== void 0) {
                        const _errs10 = errors;
                        if (!validate196(data.progress, { instancePath: instancePath + "/progress", parentData: data, parentDataProperty: "progress", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs10 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.server !== void 0) {
                          const _errs11 = errors;
                          if (!validate87(data.server, { instancePath: instancePath + "/server", parentData: data, parentDataProperty: "server", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs11 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.hostname !== void 0) {
                            const _errs12 = errors;
                            if (!validate87(data.hostname, { instancePath: instancePath + "/hostname", parentData: data, parentDataProperty: "hostname", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs12 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.agent !== void 0) {
                              const _errs13 = errors;
                              if (!validate87(data.agent, { instancePath: instancePath + "/agent", parentData: data, parentDataProperty: "agent", rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs13 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.project_dir !== void 0) {
                                const _errs14 = errors;
                                if (!validate87(data.project_dir, { instancePath: instancePath + "/project_dir", parentData: data, parentDataProperty: "project_dir", rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs14 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.version !== void 0) {
                                  const _errs15 = errors;
                                  if (!validate87(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs15 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.tmux_name !== void 0) {
                                    const _errs16 = errors;
                                    if (!validate87(data.tmux_name, { instancePath: instancePath + "/tmux_name", parentData: data, parentDataProperty: "tmux_name", rootData, dynamicAnchors })) {
                                      vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs16 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.node_id !== void 0) {
                                      const _errs17 = errors;
                                      if (!validate87(data.node_id, { instancePath: instancePath + "/node_id", parentData: data, parentDataProperty: "node_id", rootData, dynamicAnchors })) {
                                        vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs17 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.session_id !== void 0) {
                                        const _errs18 = errors;
                                        if (!validate87(data.session_id, { instancePath: instancePath + "/session_id", parentData: data, parentDataProperty: "session_id", rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs18 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.config_path !== void 0) {
                                          const _errs19 = errors;
                                          if (!validate87(data.config_path, { instancePath: instancePath + "/config_path", parentData: data, parentDataProperty: "config_path", rootData, dynamicAnchors })) {
                                            vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs19 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.channels !== void 0) {
                                            const _errs20 = errors;
                                            if (!validate87(data.channels, { instancePath: instancePath + "/channels", parentData: data, parentDataProperty: "channels", rootData, dynamicAnchors })) {
                                              vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs20 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.model !== void 0) {
                                              const _errs21 = errors;
                                              if (!validate87(data.model, { instancePath: instancePath + "/model", parentData: data, parentDataProperty: "model", rootData, dynamicAnchors })) {
                                                vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid0 = _errs21 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.last_seen_at !== void 0) {
                                                const _errs22 = errors;
                                                if (!validate71(data.last_seen_at, { instancePath: instancePath + "/last_seen_at", parentData: data, parentDataProperty: "last_seen_at", rootData, dynamicAnchors })) {
                                                  vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                                                  errors = vErrors.length;
                                                }
                                                var valid0 = _errs22 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.updated_at !== void 0) {
                                                  const _errs23 = errors;
                                                  if (!validate71(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
                                                    vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                                                    errors = vErrors.length;
                                                  }
                                                  var valid0 = _errs23 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.network_id !== void 0) {
                                                    const _errs24 = errors;
                                                    if (!validate85(data.network_id, { instancePath: instancePath + "/network_id", parentData: data, parentDataProperty: "network_id", rootData, dynamicAnchors })) {
                                                      vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var valid0 = _errs24 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate475.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate475.errors = vErrors;
  return errors === 0;
}
validate475.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate496(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate496.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.session_name === void 0 && (missing0 = "session_name") || data.task === void 0 && (missing0 = "task") || data.result === void 0 && (missing0 = "result") || data.artifacts === void 0 && (missing0 = "artifacts") || data.score === void 0 && (missing0 = "score") || data.duration_minutes === void 0 && (missing0 = "duration_minutes") || data.network_id === void 0 && (missing0 = "network_id") || data.completed_at === void 0 && (missing0 = "completed_at")) {
        validate496.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema116.properties, key0)) {
            validate496.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (!validate85(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.session_name !== void 0) {
              let data1 = data.session_name;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 200) {
                    validate496.errors = [{ instancePath: instancePath + "/session_name", schemaPath: "#/properties/session_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate496.errors = [{ instancePath: instancePath + "/session_name", schemaPath: "#/properties/session_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.task !== void 0) {
                let data2 = data.task;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 1e4) {
                      validate496.errors = [{ instancePath: instancePath + "/task", schemaPath: "#/properties/task/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }];
                      return false;
                    }
                  } else {
                    validate496.errors = [{ instancePath: instancePath + "/task", schemaPath: "#/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.result !== void 0) {
                  let data3 = data.result;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 5e4) {
                        validate496.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/maxLength", keyword: "maxLength", params: { limit: 5e4 }, message: "must NOT have more than 50000 characters" }];
                        return false;
                      }
                    } else {
                      validate496.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.artifacts !== void 0) {
                    let data4 = data.artifacts;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    let valid1 = false;
                    const _errs11 = errors;
                    if (errors === _errs11) {
                      if (typeof data4 === "string") {
                        if (func2(data4) > 2097152) {
                          const err0 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 2097152 }, message: "must NOT have more than 2097152 characters" };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        }
                      } else {
                        const err1 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err1];
                        } else {
                          vErrors.push(err1);
                        }
                        errors++;
                      }
                    }
                    var _valid0 = _errs11 === errors;
                    valid1 = valid1 || _valid0;
                    const _errs13 = errors;
                    if (data4 !== null) {
                      const err2 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err2];
                      } else {
                        vErrors.push(err2);
                      }
                      errors++;
                    }
                    var _valid0 = _errs13 === errors;
                    valid1 = valid1 || _valid0;
                    if (!valid1) {
                      const err3 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err3];
                      } else {
                        vErrors.push(err3);
                      }
                      errors++;
                      validate496.errors = vErrors;
                      return false;
                    } else {
                      errors = _errs10;
                      if (vErrors !== null) {
                        if (_errs10) {
                          vErrors.length = _errs10;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.score !== void 0) {
                      const _errs15 = errors;
                      if (!validate196(data.score, { instancePath: instancePath + "/score", parentData: data, parentDataProperty: "score", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs15 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.duration_minutes !== void 0) {
                        const _errs16 = errors;
                        if (!validate196(data.duration_minutes, { instancePath: instancePath + "/duration_minutes", parentData: data, parentDataProperty: "duration_minutes", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs16 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.network_id !== void 0) {
                          const _errs17 = errors;
                          if (!validate85(data.network_id, { instancePath: instancePath + "/network_id", parentData: data, parentDataProperty: "network_id", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs17 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.completed_at !== void 0) {
                            const _errs18 = errors;
                            if (!validate71(data.completed_at, { instancePath: instancePath + "/completed_at", parentData: data, parentDataProperty: "completed_at", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs18 === errors;
                          } else {
                            var valid0 = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate496.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate496.errors = vErrors;
  return errors === 0;
}
validate496.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate472(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate472.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.session === void 0 && (missing0 = "session") || data.inbox_pending === void 0 && (missing0 = "inbox_pending") || data.recent_completions === void 0 && (missing0 = "recent_completions")) {
        validate472.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "session" || key0 === "inbox_pending" || key0 === "recent_completions")) {
            validate472.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate473(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate473.errors : vErrors.concat(validate473.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.session !== void 0) {
              let data1 = data.session;
              const _errs3 = errors;
              const _errs4 = errors;
              let valid1 = false;
              const _errs5 = errors;
              if (!validate475(data1, { instancePath: instancePath + "/session", parentData: data, parentDataProperty: "session", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              const _errs6 = errors;
              if (data1 !== null) {
                const err0 = { instancePath: instancePath + "/session", schemaPath: "#/properties/session/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const err1 = { instancePath: instancePath + "/session", schemaPath: "#/properties/session/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
                validate472.errors = vErrors;
                return false;
              } else {
                errors = _errs4;
                if (vErrors !== null) {
                  if (_errs4) {
                    vErrors.length = _errs4;
                  } else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.inbox_pending !== void 0) {
                let data2 = data.inbox_pending;
                const _errs8 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate472.errors = [{ instancePath: instancePath + "/inbox_pending", schemaPath: "#/properties/inbox_pending/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs8) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 9007199254740991 || isNaN(data2)) {
                      validate472.errors = [{ instancePath: instancePath + "/inbox_pending", schemaPath: "#/properties/inbox_pending/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                      return false;
                    } else {
                      if (data2 < 0 || isNaN(data2)) {
                        validate472.errors = [{ instancePath: instancePath + "/inbox_pending", schemaPath: "#/properties/inbox_pending/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.recent_completions !== void 0) {
                  let data3 = data.recent_completions;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (Array.isArray(data3)) {
                      if (data3.length > 5) {
                        validate472.errors = [{ instancePath: instancePath + "/recent_completions", schemaPath: "#/properties/recent_completions/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }];
                        return false;
                      } else {
                        var valid2 = true;
                        const len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs12 = errors;
                          if (!validate496(data3[i0], { instancePath: instancePath + "/recent_completions/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate496.errors : vErrors.concat(validate496.errors);
                            errors = vErrors.length;
                          }
                          var valid2 = _errs12 === errors;
                          if (!valid2) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate472.errors = [{ instancePath: instancePath + "/recent_completions", schemaPath: "#/properties/recent_completions/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate472.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate472.errors = vErrors;
  return errors === 0;
}
validate472.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v260 = validate503;
function validate504(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate504.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    validate504.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  if (true !== data) {
    validate504.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
    return false;
  }
  validate504.errors = vErrors;
  return errors === 0;
}
validate504.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate506(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate506.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.session_name === void 0 && (missing0 = "session_name") || data.task === void 0 && (missing0 = "task") || data.result === void 0 && (missing0 = "result") || data.artifacts === void 0 && (missing0 = "artifacts") || data.score === void 0 && (missing0 = "score") || data.duration_minutes === void 0 && (missing0 = "duration_minutes") || data.network_id === void 0 && (missing0 = "network_id") || data.completed_at === void 0 && (missing0 = "completed_at")) {
        validate506.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema116.properties, key0)) {
            validate506.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (!validate85(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.session_name !== void 0) {
              let data1 = data.session_name;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 200) {
                    validate506.errors = [{ instancePath: instancePath + "/session_name", schemaPath: "#/properties/session_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate506.errors = [{ instancePath: instancePath + "/session_name", schemaPath: "#/properties/session_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.task !== void 0) {
                let data2 = data.task;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 1e4) {
                      validate506.errors = [{ instancePath: instancePath + "/task", schemaPath: "#/properties/task/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }];
                      return false;
                    }
                  } else {
                    validate506.errors = [{ instancePath: instancePath + "/task", schemaPath: "#/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.result !== void 0) {
                  let data3 = data.result;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 5e4) {
                        validate506.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/maxLength", keyword: "maxLength", params: { limit: 5e4 }, message: "must NOT have more than 50000 characters" }];
                        return false;
                      }
                    } else {
                      validate506.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.artifacts !== void 0) {
                    let data4 = data.artifacts;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    let valid1 = false;
                    const _errs11 = errors;
                    if (errors === _errs11) {
                      if (typeof data4 === "string") {
                        if (func2(data4) > 2097152) {
                          const err0 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 2097152 }, message: "must NOT have more than 2097152 characters" };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        }
                      } else {
                        const err1 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err1];
                        } else {
                          vErrors.push(err1);
                        }
                        errors++;
                      }
                    }
                    var _valid0 = _errs11 === errors;
                    valid1 = valid1 || _valid0;
                    const _errs13 = errors;
                    if (data4 !== null) {
                      const err2 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err2];
                      } else {
                        vErrors.push(err2);
                      }
                      errors++;
                    }
                    var _valid0 = _errs13 === errors;
                    valid1 = valid1 || _valid0;
                    if (!valid1) {
                      const err3 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err3];
                      } else {
                        vErrors.push(err3);
                      }
                      errors++;
                      validate506.errors = vErrors;
                      return false;
                    } else {
                      errors = _errs10;
                      if (vErrors !== null) {
                        if (_errs10) {
                          vErrors.length = _errs10;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.score !== void 0) {
                      const _errs15 = errors;
                      if (!validate196(data.score, { instancePath: instancePath + "/score", parentData: data, parentDataProperty: "score", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs15 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.duration_minutes !== void 0) {
                        const _errs16 = errors;
                        if (!validate196(data.duration_minutes, { instancePath: instancePath + "/duration_minutes", parentData: data, parentDataProperty: "duration_minutes", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs16 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.network_id !== void 0) {
                          const _errs17 = errors;
                          if (!validate85(data.network_id, { instancePath: instancePath + "/network_id", parentData: data, parentDataProperty: "network_id", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs17 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.completed_at !== void 0) {
                            const _errs18 = errors;
                            if (!validate71(data.completed_at, { instancePath: instancePath + "/completed_at", parentData: data, parentDataProperty: "completed_at", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs18 === errors;
                          } else {
                            var valid0 = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate506.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate506.errors = vErrors;
  return errors === 0;
}
validate506.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate503(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate503.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.completions === void 0 && (missing0 = "completions")) {
        validate503.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "completions")) {
            validate503.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate504(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate504.errors : vErrors.concat(validate504.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.completions !== void 0) {
              let data1 = data.completions;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  if (data1.length > 500) {
                    validate503.errors = [{ instancePath: instancePath + "/completions", schemaPath: "#/properties/completions/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items" }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs5 = errors;
                      if (!validate506(data1[i0], { instancePath: instancePath + "/completions/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs5 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  }
                } else {
                  validate503.errors = [{ instancePath: instancePath + "/completions", schemaPath: "#/properties/completions/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate503.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate503.errors = vErrors;
  return errors === 0;
}
validate503.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v261 = validate513;
function validate514(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate514.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    validate514.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  if (true !== data) {
    validate514.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
    return false;
  }
  validate514.errors = vErrors;
  return errors === 0;
}
validate514.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate516(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate516.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate516.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
        return false;
      } else {
        if (func2(data) < 1) {
          validate516.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern4.test(data)) {
            validate516.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
            return false;
          }
        }
      }
    } else {
      validate516.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate516.errors = vErrors;
  return errors === 0;
}
validate516.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate513(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate513.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.recipients === void 0 && (missing0 = "recipients") || data.message_ids === void 0 && (missing0 = "message_ids")) {
        validate513.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ok" || key0 === "recipients" || key0 === "message_ids" || key0 === "idempotent_replay")) {
            validate513.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            const _errs2 = errors;
            if (!validate514(data.ok, { instancePath: instancePath + "/ok", parentData: data, parentDataProperty: "ok", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate514.errors : vErrors.concat(validate514.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.recipients !== void 0) {
              let data1 = data.recipients;
              const _errs3 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate513.errors = [{ instancePath: instancePath + "/recipients", schemaPath: "#/properties/recipients/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs3) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 9007199254740991 || isNaN(data1)) {
                    validate513.errors = [{ instancePath: instancePath + "/recipients", schemaPath: "#/properties/recipients/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                    return false;
                  } else {
                    if (data1 < 0 || isNaN(data1)) {
                      validate513.errors = [{ instancePath: instancePath + "/recipients", schemaPath: "#/properties/recipients/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.message_ids !== void 0) {
                let data2 = data.message_ids;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (Array.isArray(data2)) {
                    if (data2.length > 1e6) {
                      validate513.errors = [{ instancePath: instancePath + "/message_ids", schemaPath: "#/properties/message_ids/maxItems", keyword: "maxItems", params: { limit: 1e6 }, message: "must NOT have more than 1000000 items" }];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs7 = errors;
                        if (!validate516(data2[i0], { instancePath: instancePath + "/message_ids/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate516.errors : vErrors.concat(validate516.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs7 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    }
                  } else {
                    validate513.errors = [{ instancePath: instancePath + "/message_ids", schemaPath: "#/properties/message_ids/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.idempotent_replay !== void 0) {
                  let data4 = data.idempotent_replay;
                  const _errs8 = errors;
                  if (typeof data4 !== "boolean") {
                    validate513.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  if (true !== data4) {
                    validate513.errors = [{ instancePath: instancePath + "/idempotent_replay", schemaPath: "#/properties/idempotent_replay/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate513.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate513.errors = vErrors;
  return errors === 0;
}
validate513.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v262 = validate518;
function validate521(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate521.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate521.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 9007199254740991 || isNaN(data)) {
        validate521.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
        return false;
      } else {
        if (data < 0 || isNaN(data)) {
          validate521.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
          return false;
        }
      }
    }
  }
  validate521.errors = vErrors;
  return errors === 0;
}
validate521.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate519(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate519.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.session === void 0 && (missing0 = "session") || data.network_id === void 0 && (missing0 = "network_id") || data.last_event_id === void 0 && (missing0 = "last_event_id")) {
        validate519.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "session" || key0 === "network_id" || key0 === "inbox_count" || key0 === "last_event_id" || key0 === "observer")) {
            validate519.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate519.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("connected" !== data0) {
              validate519.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "connected" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.session !== void 0) {
              let data1 = data.session;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 200) {
                    validate519.errors = [{ instancePath: instancePath + "/session", schemaPath: "#/properties/session/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate519.errors = [{ instancePath: instancePath + "/session", schemaPath: "#/properties/session/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.network_id !== void 0) {
                const _errs6 = errors;
                if (!validate85(data.network_id, { instancePath: instancePath + "/network_id", parentData: data, parentDataProperty: "network_id", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.inbox_count !== void 0) {
                  const _errs7 = errors;
                  if (!validate521(data.inbox_count, { instancePath: instancePath + "/inbox_count", parentData: data, parentDataProperty: "inbox_count", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate521.errors : vErrors.concat(validate521.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.last_event_id !== void 0) {
                    let data4 = data.last_event_id;
                    const _errs8 = errors;
                    if (errors === _errs8) {
                      if (typeof data4 === "string") {
                        if (func2(data4) > 100) {
                          validate519.errors = [{ instancePath: instancePath + "/last_event_id", schemaPath: "#/properties/last_event_id/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                          return false;
                        }
                      } else {
                        validate519.errors = [{ instancePath: instancePath + "/last_event_id", schemaPath: "#/properties/last_event_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.observer !== void 0) {
                      let data5 = data.observer;
                      const _errs10 = errors;
                      if (typeof data5 !== "boolean") {
                        validate519.errors = [{ instancePath: instancePath + "/observer", schemaPath: "#/properties/observer/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                        return false;
                      }
                      if (true !== data5) {
                        validate519.errors = [{ instancePath: instancePath + "/observer", schemaPath: "#/properties/observer/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                        return false;
                      }
                      var valid0 = _errs10 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate519.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate519.errors = vErrors;
  return errors === 0;
}
validate519.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate518(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate518.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate519(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate519.errors : vErrors.concat(validate519.errors);
    errors = vErrors.length;
  }
  validate518.errors = vErrors;
  return errors === 0;
}
validate518.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v263 = validate524;
function validate525(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate525.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.oldest_id === void 0 && (missing0 = "oldest_id")) {
        validate525.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "oldest_id")) {
            validate525.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate525.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("resync" !== data0) {
              validate525.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "resync" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.oldest_id !== void 0) {
              let data1 = data.oldest_id;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 100) {
                    validate525.errors = [{ instancePath: instancePath + "/oldest_id", schemaPath: "#/properties/oldest_id/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                    return false;
                  }
                } else {
                  validate525.errors = [{ instancePath: instancePath + "/oldest_id", schemaPath: "#/properties/oldest_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate525.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate525.errors = vErrors;
  return errors === 0;
}
validate525.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate524(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate524.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate525(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate525.errors : vErrors.concat(validate525.errors);
    errors = vErrors.length;
  }
  validate524.errors = vErrors;
  return errors === 0;
}
validate524.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v264 = validate527;
function validate528(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate528.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.retry_ms === void 0 && (missing0 = "retry_ms")) {
        validate528.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "retry_ms")) {
            validate528.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate528.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("bye" !== data0) {
              validate528.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "bye" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.retry_ms !== void 0) {
              let data1 = data.retry_ms;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate528.errors = [{ instancePath: instancePath + "/retry_ms", schemaPath: "#/properties/retry_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 6e5 || isNaN(data1)) {
                    validate528.errors = [{ instancePath: instancePath + "/retry_ms", schemaPath: "#/properties/retry_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6e5 }, message: "must be <= 600000" }];
                    return false;
                  } else {
                    if (data1 < 0 || isNaN(data1)) {
                      validate528.errors = [{ instancePath: instancePath + "/retry_ms", schemaPath: "#/properties/retry_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate528.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate528.errors = vErrors;
  return errors === 0;
}
validate528.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate527(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate527.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate528(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate528.errors : vErrors.concat(validate528.errors);
    errors = vErrors.length;
  }
  validate527.errors = vErrors;
  return errors === 0;
}
validate527.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v265 = validate530;
function validate531(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate531.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.inbox_count === void 0 && (missing0 = "inbox_count") || data.priority === void 0 && (missing0 = "priority") || data.from === void 0 && (missing0 = "from")) {
        validate531.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "inbox_count" || key0 === "priority" || key0 === "from" || key0 === "task_id" || key0 === "renamed_from")) {
            validate531.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate531.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("new_task" !== data0) {
              validate531.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "new_task" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.inbox_count !== void 0) {
              const _errs4 = errors;
              if (!validate521(data.inbox_count, { instancePath: instancePath + "/inbox_count", parentData: data, parentDataProperty: "inbox_count", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate521.errors : vErrors.concat(validate521.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.priority !== void 0) {
                const _errs5 = errors;
                if (!validate239(data.priority, { instancePath: instancePath + "/priority", parentData: data, parentDataProperty: "priority", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.from !== void 0) {
                  let data3 = data.from;
                  const _errs6 = errors;
                  if (errors === _errs6) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 200) {
                        validate531.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      }
                    } else {
                      validate531.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.task_id !== void 0) {
                    const _errs8 = errors;
                    if (!validate85(data.task_id, { instancePath: instancePath + "/task_id", parentData: data, parentDataProperty: "task_id", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.renamed_from !== void 0) {
                      let data5 = data.renamed_from;
                      const _errs9 = errors;
                      if (errors === _errs9) {
                        if (typeof data5 === "string") {
                          if (func2(data5) > 200) {
                            validate531.errors = [{ instancePath: instancePath + "/renamed_from", schemaPath: "#/properties/renamed_from/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                            return false;
                          }
                        } else {
                          validate531.errors = [{ instancePath: instancePath + "/renamed_from", schemaPath: "#/properties/renamed_from/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate531.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate531.errors = vErrors;
  return errors === 0;
}
validate531.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate530(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate530.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate531(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate531.errors : vErrors.concat(validate531.errors);
    errors = vErrors.length;
  }
  validate530.errors = vErrors;
  return errors === 0;
}
validate530.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v266 = validate536;
function validate537(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate537.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.task_id === void 0 && (missing0 = "task_id") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.status === void 0 && (missing0 = "status") || data.priority === void 0 && (missing0 = "priority")) {
        validate537.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "task_id" || key0 === "from" || key0 === "to" || key0 === "status" || key0 === "priority")) {
            validate537.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate537.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("new_task" !== data0) {
              validate537.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "new_task" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.task_id !== void 0) {
              const _errs4 = errors;
              if (!validate85(data.task_id, { instancePath: instancePath + "/task_id", parentData: data, parentDataProperty: "task_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.from !== void 0) {
                let data2 = data.from;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 200) {
                      validate537.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    }
                  } else {
                    validate537.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.to !== void 0) {
                  let data3 = data.to;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 200) {
                        validate537.errors = [{ instancePath: instancePath + "/to", schemaPath: "#/properties/to/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      }
                    } else {
                      validate537.errors = [{ instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.status !== void 0) {
                    const _errs9 = errors;
                    if (!validate241(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.priority !== void 0) {
                      const _errs10 = errors;
                      if (!validate239(data.priority, { instancePath: instancePath + "/priority", parentData: data, parentDataProperty: "priority", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs10 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate537.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate537.errors = vErrors;
  return errors === 0;
}
validate537.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate536(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate536.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate537(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate537.errors : vErrors.concat(validate537.errors);
    errors = vErrors.length;
  }
  validate536.errors = vErrors;
  return errors === 0;
}
validate536.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v267 = validate542;
function validate543(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate543.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.inbox_count === void 0 && (missing0 = "inbox_count") || data.from === void 0 && (missing0 = "from") || data.message_id === void 0 && (missing0 = "message_id") || data.message === void 0 && (missing0 = "message")) {
        validate543.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "inbox_count" || key0 === "from" || key0 === "message_id" || key0 === "message" || key0 === "renamed_from")) {
            validate543.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate543.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("new_message" !== data0) {
              validate543.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "new_message" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.inbox_count !== void 0) {
              const _errs4 = errors;
              if (!validate521(data.inbox_count, { instancePath: instancePath + "/inbox_count", parentData: data, parentDataProperty: "inbox_count", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate521.errors : vErrors.concat(validate521.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.from !== void 0) {
                let data2 = data.from;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 200) {
                      validate543.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    }
                  } else {
                    validate543.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.message_id !== void 0) {
                  const _errs7 = errors;
                  if (!validate85(data.message_id, { instancePath: instancePath + "/message_id", parentData: data, parentDataProperty: "message_id", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.message !== void 0) {
                    let data4 = data.message;
                    const _errs8 = errors;
                    if (errors === _errs8) {
                      if (typeof data4 === "string") {
                        if (func2(data4) > 1e4) {
                          validate543.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }];
                          return false;
                        }
                      } else {
                        validate543.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.renamed_from !== void 0) {
                      let data5 = data.renamed_from;
                      const _errs10 = errors;
                      if (errors === _errs10) {
                        if (typeof data5 === "string") {
                          if (func2(data5) > 200) {
                            validate543.errors = [{ instancePath: instancePath + "/renamed_from", schemaPath: "#/properties/renamed_from/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                            return false;
                          }
                        } else {
                          validate543.errors = [{ instancePath: instancePath + "/renamed_from", schemaPath: "#/properties/renamed_from/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid0 = _errs10 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate543.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate543.errors = vErrors;
  return errors === 0;
}
validate543.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate542(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate542.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate543(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate543.errors : vErrors.concat(validate543.errors);
    errors = vErrors.length;
  }
  validate542.errors = vErrors;
  return errors === 0;
}
validate542.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v268 = validate547;
var schema188 = { "type": "string", "enum": ["replied", "failed", "cancelled"] };
function validate552(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate552.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate552.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "replied" || data === "failed" || data === "cancelled")) {
    validate552.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema188.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate552.errors = vErrors;
  return errors === 0;
}
validate552.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate548(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate548.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.inbox_count === void 0 && (missing0 = "inbox_count") || data.from === void 0 && (missing0 = "from") || data.message_id === void 0 && (missing0 = "message_id") || data.in_reply_to === void 0 && (missing0 = "in_reply_to") || data.status === void 0 && (missing0 = "status")) {
        validate548.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "inbox_count" || key0 === "from" || key0 === "message_id" || key0 === "in_reply_to" || key0 === "status")) {
            validate548.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate548.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("new_reply" !== data0) {
              validate548.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "new_reply" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.inbox_count !== void 0) {
              const _errs4 = errors;
              if (!validate521(data.inbox_count, { instancePath: instancePath + "/inbox_count", parentData: data, parentDataProperty: "inbox_count", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate521.errors : vErrors.concat(validate521.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.from !== void 0) {
                let data2 = data.from;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 200) {
                      validate548.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    }
                  } else {
                    validate548.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.message_id !== void 0) {
                  const _errs7 = errors;
                  if (!validate85(data.message_id, { instancePath: instancePath + "/message_id", parentData: data, parentDataProperty: "message_id", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.in_reply_to !== void 0) {
                    const _errs8 = errors;
                    if (!validate105(data.in_reply_to, { instancePath: instancePath + "/in_reply_to", parentData: data, parentDataProperty: "in_reply_to", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.status !== void 0) {
                      const _errs9 = errors;
                      if (!validate552(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate552.errors : vErrors.concat(validate552.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate548.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate548.errors = vErrors;
  return errors === 0;
}
validate548.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate547(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate547.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate548(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate548.errors : vErrors.concat(validate548.errors);
    errors = vErrors.length;
  }
  validate547.errors = vErrors;
  return errors === 0;
}
validate547.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v269 = validate555;
function validate556(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate556.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.task_id === void 0 && (missing0 = "task_id") || data.message_id === void 0 && (missing0 = "message_id") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.status === void 0 && (missing0 = "status")) {
        validate556.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "task_id" || key0 === "message_id" || key0 === "from" || key0 === "to" || key0 === "status")) {
            validate556.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate556.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("new_reply" !== data0) {
              validate556.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "new_reply" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.task_id !== void 0) {
              const _errs4 = errors;
              if (!validate105(data.task_id, { instancePath: instancePath + "/task_id", parentData: data, parentDataProperty: "task_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.message_id !== void 0) {
                const _errs5 = errors;
                if (!validate85(data.message_id, { instancePath: instancePath + "/message_id", parentData: data, parentDataProperty: "message_id", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.from !== void 0) {
                  let data3 = data.from;
                  const _errs6 = errors;
                  if (errors === _errs6) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 200) {
                        validate556.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      }
                    } else {
                      validate556.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.to !== void 0) {
                    let data4 = data.to;
                    const _errs8 = errors;
                    if (errors === _errs8) {
                      if (typeof data4 === "string") {
                        if (func2(data4) > 200) {
                          validate556.errors = [{ instancePath: instancePath + "/to", schemaPath: "#/properties/to/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                          return false;
                        }
                      } else {
                        validate556.errors = [{ instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.status !== void 0) {
                      const _errs10 = errors;
                      if (!validate552(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate552.errors : vErrors.concat(validate552.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs10 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate556.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate556.errors = vErrors;
  return errors === 0;
}
validate556.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate555(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate555.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate556(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate556.errors : vErrors.concat(validate556.errors);
    errors = vErrors.length;
  }
  validate555.errors = vErrors;
  return errors === 0;
}
validate555.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v270 = validate561;
function validate562(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate562.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.inbox_count === void 0 && (missing0 = "inbox_count")) {
        validate562.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "inbox_count")) {
            validate562.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate562.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("broadcast" !== data0) {
              validate562.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "broadcast" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.inbox_count !== void 0) {
              const _errs4 = errors;
              if (!validate521(data.inbox_count, { instancePath: instancePath + "/inbox_count", parentData: data, parentDataProperty: "inbox_count", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate521.errors : vErrors.concat(validate521.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate562.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate562.errors = vErrors;
  return errors === 0;
}
validate562.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate561(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate561.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate562(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate562.errors : vErrors.concat(validate562.errors);
    errors = vErrors.length;
  }
  validate561.errors = vErrors;
  return errors === 0;
}
validate561.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v271 = validate565;
function validate566(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate566.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.parent_task_id === void 0 && (missing0 = "parent_task_id") || data.child_task_id === void 0 && (missing0 = "child_task_id") || data.child_alias === void 0 && (missing0 = "child_alias")) {
        validate566.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "parent_task_id" || key0 === "child_task_id" || key0 === "child_alias")) {
            validate566.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate566.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("chained_reply" !== data0) {
              validate566.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "chained_reply" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.parent_task_id !== void 0) {
              const _errs4 = errors;
              if (!validate85(data.parent_task_id, { instancePath: instancePath + "/parent_task_id", parentData: data, parentDataProperty: "parent_task_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.child_task_id !== void 0) {
                const _errs5 = errors;
                if (!validate85(data.child_task_id, { instancePath: instancePath + "/child_task_id", parentData: data, parentDataProperty: "child_task_id", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.child_alias !== void 0) {
                  let data3 = data.child_alias;
                  const _errs6 = errors;
                  if (errors === _errs6) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 200) {
                        validate566.errors = [{ instancePath: instancePath + "/child_alias", schemaPath: "#/properties/child_alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      }
                    } else {
                      validate566.errors = [{ instancePath: instancePath + "/child_alias", schemaPath: "#/properties/child_alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate566.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate566.errors = vErrors;
  return errors === 0;
}
validate566.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate565(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate565.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate566(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate566.errors : vErrors.concat(validate566.errors);
    errors = vErrors.length;
  }
  validate565.errors = vErrors;
  return errors === 0;
}
validate565.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v272 = validate570;
function validate571(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate571.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.txn_id === void 0 && (missing0 = "txn_id") || data.alias === void 0 && (missing0 = "alias") || data.network_id === void 0 && (missing0 = "network_id") || data.data === void 0 && (missing0 = "data")) {
        validate571.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "txn_id" || key0 === "alias" || key0 === "network_id" || key0 === "data")) {
            validate571.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate571.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("node.renamed" !== data0) {
              validate571.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "node.renamed" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.txn_id !== void 0) {
              const _errs4 = errors;
              if (!validate85(data.txn_id, { instancePath: instancePath + "/txn_id", parentData: data, parentDataProperty: "txn_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.alias !== void 0) {
                let data2 = data.alias;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 200) {
                      validate571.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    }
                  } else {
                    validate571.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.network_id !== void 0) {
                  const _errs7 = errors;
                  if (!validate85(data.network_id, { instancePath: instancePath + "/network_id", parentData: data, parentDataProperty: "network_id", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.data !== void 0) {
                    let data4 = data.data;
                    const _errs8 = errors;
                    if (errors === _errs8) {
                      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                        let missing1;
                        if (data4.old_alias === void 0 && (missing1 = "old_alias") || data4.new_alias === void 0 && (missing1 = "new_alias") || data4.surfaces_updated === void 0 && (missing1 = "surfaces_updated") || data4.history_policy === void 0 && (missing1 = "history_policy")) {
                          validate571.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                          return false;
                        } else {
                          const _errs10 = errors;
                          for (const key1 in data4) {
                            if (!(key1 === "old_alias" || key1 === "new_alias" || key1 === "surfaces_updated" || key1 === "history_policy")) {
                              validate571.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                              return false;
                              break;
                            }
                          }
                          if (_errs10 === errors) {
                            if (data4.old_alias !== void 0) {
                              let data5 = data4.old_alias;
                              const _errs11 = errors;
                              if (errors === _errs11) {
                                if (typeof data5 === "string") {
                                  if (func2(data5) > 200) {
                                    validate571.errors = [{ instancePath: instancePath + "/data/old_alias", schemaPath: "#/properties/data/properties/old_alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                    return false;
                                  }
                                } else {
                                  validate571.errors = [{ instancePath: instancePath + "/data/old_alias", schemaPath: "#/properties/data/properties/old_alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid1 = _errs11 === errors;
                            } else {
                              var valid1 = true;
                            }
                            if (valid1) {
                              if (data4.new_alias !== void 0) {
                                let data6 = data4.new_alias;
                                const _errs13 = errors;
                                if (errors === _errs13) {
                                  if (typeof data6 === "string") {
                                    if (func2(data6) > 200) {
                                      validate571.errors = [{ instancePath: instancePath + "/data/new_alias", schemaPath: "#/properties/data/properties/new_alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                      return false;
                                    }
                                  } else {
                                    validate571.errors = [{ instancePath: instancePath + "/data/new_alias", schemaPath: "#/properties/data/properties/new_alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                }
                                var valid1 = _errs13 === errors;
                              } else {
                                var valid1 = true;
                              }
                              if (valid1) {
                                if (data4.surfaces_updated !== void 0) {
                                  let data7 = data4.surfaces_updated;
                                  const _errs15 = errors;
                                  if (errors === _errs15) {
                                    if (Array.isArray(data7)) {
                                      if (data7.length > 100) {
                                        validate571.errors = [{ instancePath: instancePath + "/data/surfaces_updated", schemaPath: "#/properties/data/properties/surfaces_updated/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                                        return false;
                                      } else {
                                        var valid2 = true;
                                        const len0 = data7.length;
                                        for (let i0 = 0; i0 < len0; i0++) {
                                          let data8 = data7[i0];
                                          const _errs17 = errors;
                                          if (errors === _errs17) {
                                            if (typeof data8 === "string") {
                                              if (func2(data8) > 100) {
                                                validate571.errors = [{ instancePath: instancePath + "/data/surfaces_updated/" + i0, schemaPath: "#/properties/data/properties/surfaces_updated/items/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                                                return false;
                                              }
                                            } else {
                                              validate571.errors = [{ instancePath: instancePath + "/data/surfaces_updated/" + i0, schemaPath: "#/properties/data/properties/surfaces_updated/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                          }
                                          var valid2 = _errs17 === errors;
                                          if (!valid2) {
                                            break;
                                          }
                                        }
                                      }
                                    } else {
                                      validate571.errors = [{ instancePath: instancePath + "/data/surfaces_updated", schemaPath: "#/properties/data/properties/surfaces_updated/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                      return false;
                                    }
                                  }
                                  var valid1 = _errs15 === errors;
                                } else {
                                  var valid1 = true;
                                }
                                if (valid1) {
                                  if (data4.history_policy !== void 0) {
                                    let data9 = data4.history_policy;
                                    const _errs19 = errors;
                                    if (typeof data9 !== "string") {
                                      validate571.errors = [{ instancePath: instancePath + "/data/history_policy", schemaPath: "#/properties/data/properties/history_policy/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    if ("preserve" !== data9) {
                                      validate571.errors = [{ instancePath: instancePath + "/data/history_policy", schemaPath: "#/properties/data/properties/history_policy/const", keyword: "const", params: { allowedValue: "preserve" }, message: "must be equal to constant" }];
                                      return false;
                                    }
                                    var valid1 = _errs19 === errors;
                                  } else {
                                    var valid1 = true;
                                  }
                                }
                              }
                            }
                          }
                        }
                      } else {
                        validate571.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate571.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate571.errors = vErrors;
  return errors === 0;
}
validate571.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate570(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate570.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate571(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate571.errors : vErrors.concat(validate571.errors);
    errors = vErrors.length;
  }
  validate570.errors = vErrors;
  return errors === 0;
}
validate570.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v273 = validate575;
function validate576(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate576.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.node_id === void 0 && (missing0 = "node_id") || data.node_name === void 0 && (missing0 = "node_name") || data.alias === void 0 && (missing0 = "alias") || data.network_id === void 0 && (missing0 = "network_id")) {
        validate576.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "node_id" || key0 === "node_name" || key0 === "alias" || key0 === "network_id")) {
            validate576.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate576.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("node_deleted" !== data0) {
              validate576.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "node_deleted" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.node_id !== void 0) {
              const _errs4 = errors;
              if (!validate85(data.node_id, { instancePath: instancePath + "/node_id", parentData: data, parentDataProperty: "node_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.node_name !== void 0) {
                let data2 = data.node_name;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 200) {
                      validate576.errors = [{ instancePath: instancePath + "/node_name", schemaPath: "#/properties/node_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    }
                  } else {
                    validate576.errors = [{ instancePath: instancePath + "/node_name", schemaPath: "#/properties/node_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.alias !== void 0) {
                  let data3 = data.alias;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 200) {
                        validate576.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      }
                    } else {
                      validate576.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.network_id !== void 0) {
                    const _errs9 = errors;
                    if (!validate85(data.network_id, { instancePath: instancePath + "/network_id", parentData: data, parentDataProperty: "network_id", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate576.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate576.errors = vErrors;
  return errors === 0;
}
validate576.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate575(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate575.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate576(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate576.errors : vErrors.concat(validate576.errors);
    errors = vErrors.length;
  }
  validate575.errors = vErrors;
  return errors === 0;
}
validate575.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v274 = validate580;
function validate581(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate581.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.message_id === void 0 && (missing0 = "message_id") || data.kind === void 0 && (missing0 = "kind") || data.from === void 0 && (missing0 = "from") || data.title === void 0 && (missing0 = "title") || data.message === void 0 && (missing0 = "message") || data.severity === void 0 && (missing0 = "severity") || data.created_at === void 0 && (missing0 = "created_at")) {
        validate581.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "message_id" || key0 === "kind" || key0 === "from" || key0 === "title" || key0 === "message" || key0 === "severity" || key0 === "created_at")) {
            validate581.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate581.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("desktop_message" !== data0) {
              validate581.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "desktop_message" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.message_id !== void 0) {
              const _errs4 = errors;
              if (!validate85(data.message_id, { instancePath: instancePath + "/message_id", parentData: data, parentDataProperty: "message_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.kind !== void 0) {
                let data2 = data.kind;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 100) {
                      validate581.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                      return false;
                    }
                  } else {
                    validate581.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.from !== void 0) {
                  let data3 = data.from;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 200) {
                        validate581.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      }
                    } else {
                      validate581.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.title !== void 0) {
                    const _errs9 = errors;
                    if (!validate87(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.message !== void 0) {
                      let data5 = data.message;
                      const _errs10 = errors;
                      if (errors === _errs10) {
                        if (typeof data5 === "string") {
                          if (func2(data5) > 5e4) {
                            validate581.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 5e4 }, message: "must NOT have more than 50000 characters" }];
                            return false;
                          }
                        } else {
                          validate581.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid0 = _errs10 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.severity !== void 0) {
                        const _errs12 = errors;
                        if (!validate311(data.severity, { instancePath: instancePath + "/severity", parentData: data, parentDataProperty: "severity", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs12 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.created_at !== void 0) {
                          const _errs13 = errors;
                          if (!validate71(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs13 === errors;
                        } else {
                          var valid0 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate581.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate581.errors = vErrors;
  return errors === 0;
}
validate581.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate580(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate580.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate581(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate581.errors : vErrors.concat(validate581.errors);
    errors = vErrors.length;
  }
  validate580.errors = vErrors;
  return errors === 0;
}
validate580.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v275 = validate587;
function validate588(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate588.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.task_id === void 0 && (missing0 = "task_id") || data.from_status === void 0 && (missing0 = "from_status") || data.to_status === void 0 && (missing0 = "to_status") || data.actor === void 0 && (missing0 = "actor")) {
        validate588.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "task_id" || key0 === "from_status" || key0 === "to_status" || key0 === "actor")) {
            validate588.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate588.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("task_status" !== data0) {
              validate588.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "task_status" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.task_id !== void 0) {
              const _errs4 = errors;
              if (!validate85(data.task_id, { instancePath: instancePath + "/task_id", parentData: data, parentDataProperty: "task_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.from_status !== void 0) {
                const _errs5 = errors;
                if (!validate285(data.from_status, { instancePath: instancePath + "/from_status", parentData: data, parentDataProperty: "from_status", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.to_status !== void 0) {
                  const _errs6 = errors;
                  if (!validate241(data.to_status, { instancePath: instancePath + "/to_status", parentData: data, parentDataProperty: "to_status", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.actor !== void 0) {
                    let data4 = data.actor;
                    const _errs7 = errors;
                    if (errors === _errs7) {
                      if (typeof data4 === "string") {
                        if (func2(data4) > 200) {
                          validate588.errors = [{ instancePath: instancePath + "/actor", schemaPath: "#/properties/actor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                          return false;
                        }
                      } else {
                        validate588.errors = [{ instancePath: instancePath + "/actor", schemaPath: "#/properties/actor/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate588.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate588.errors = vErrors;
  return errors === 0;
}
validate588.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate587(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate587.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate588(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate588.errors : vErrors.concat(validate588.errors);
    errors = vErrors.length;
  }
  validate587.errors = vErrors;
  return errors === 0;
}
validate587.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v277 = validate593;
function validate594(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate594.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.alias === void 0 && (missing0 = "alias") || data.status === void 0 && (missing0 = "status") || data.progress === void 0 && (missing0 = "progress")) {
        validate594.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "alias" || key0 === "status" || key0 === "progress")) {
            validate594.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate594.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("status_update" !== data0) {
              validate594.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "status_update" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.alias !== void 0) {
              let data1 = data.alias;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 200) {
                    validate594.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate594.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.status !== void 0) {
                const _errs6 = errors;
                if (!validate191(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.progress !== void 0) {
                  const _errs7 = errors;
                  if (!validate196(data.progress, { instancePath: instancePath + "/progress", parentData: data, parentDataProperty: "progress", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate594.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate594.errors = vErrors;
  return errors === 0;
}
validate594.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate593(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate593.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate594(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate594.errors : vErrors.concat(validate594.errors);
    errors = vErrors.length;
  }
  validate593.errors = vErrors;
  return errors === 0;
}
validate593.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v279 = validate598;
function validate599(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate599.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.requirement_id === void 0 && (missing0 = "requirement_id") || data.seq === void 0 && (missing0 = "seq") || data.change === void 0 && (missing0 = "change") || data.field === void 0 && (missing0 = "field")) {
        validate599.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "requirement_id" || key0 === "seq" || key0 === "change" || key0 === "field")) {
            validate599.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate599.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("requirement_changed" !== data0) {
              validate599.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "requirement_changed" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.requirement_id !== void 0) {
              const _errs4 = errors;
              if (!validate85(data.requirement_id, { instancePath: instancePath + "/requirement_id", parentData: data, parentDataProperty: "requirement_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.seq !== void 0) {
                let data2 = data.seq;
                const _errs5 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate599.errors = [{ instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs5) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 9007199254740991 || isNaN(data2)) {
                      validate599.errors = [{ instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                      return false;
                    } else {
                      if (data2 < 1 || isNaN(data2)) {
                        validate599.errors = [{ instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.change !== void 0) {
                  let data3 = data.change;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 100) {
                        validate599.errors = [{ instancePath: instancePath + "/change", schemaPath: "#/properties/change/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                        return false;
                      }
                    } else {
                      validate599.errors = [{ instancePath: instancePath + "/change", schemaPath: "#/properties/change/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.field !== void 0) {
                    const _errs9 = errors;
                    if (!validate87(data.field, { instancePath: instancePath + "/field", parentData: data, parentDataProperty: "field", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate599.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate599.errors = vErrors;
  return errors === 0;
}
validate599.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate598(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate598.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate599(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate599.errors : vErrors.concat(validate599.errors);
    errors = vErrors.length;
  }
  validate598.errors = vErrors;
  return errors === 0;
}
validate598.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v280 = validate603;
function validate604(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate604.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.request_id === void 0 && (missing0 = "request_id")) {
        validate604.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "request_id")) {
            validate604.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate604.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("create_node" !== data0) {
              validate604.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "create_node" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.request_id !== void 0) {
              const _errs4 = errors;
              if (!validate85(data.request_id, { instancePath: instancePath + "/request_id", parentData: data, parentDataProperty: "request_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate604.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate604.errors = vErrors;
  return errors === 0;
}
validate604.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate603(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate603.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate604(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate604.errors : vErrors.concat(validate604.errors);
    errors = vErrors.length;
  }
  validate603.errors = vErrors;
  return errors === 0;
}
validate603.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v281 = validate607;
function validate608(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate608.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.request_id === void 0 && (missing0 = "request_id")) {
        validate608.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "request_id")) {
            validate608.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate608.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("stop_node" !== data0) {
              validate608.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "stop_node" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.request_id !== void 0) {
              const _errs4 = errors;
              if (!validate85(data.request_id, { instancePath: instancePath + "/request_id", parentData: data, parentDataProperty: "request_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate608.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate608.errors = vErrors;
  return errors === 0;
}
validate608.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate607(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate607.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate608(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate608.errors : vErrors.concat(validate608.errors);
    errors = vErrors.length;
  }
  validate607.errors = vErrors;
  return errors === 0;
}
validate607.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v282 = validate611;
function validate612(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate612.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.request_id === void 0 && (missing0 = "request_id")) {
        validate612.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "request_id")) {
            validate612.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate612.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("start_node" !== data0) {
              validate612.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "start_node" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.request_id !== void 0) {
              const _errs4 = errors;
              if (!validate85(data.request_id, { instancePath: instancePath + "/request_id", parentData: data, parentDataProperty: "request_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate612.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate612.errors = vErrors;
  return errors === 0;
}
validate612.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate611(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate611.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate612(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors);
    errors = vErrors.length;
  }
  validate611.errors = vErrors;
  return errors === 0;
}
validate611.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v283 = validate615;
function validate616(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate616.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.update_id === void 0 && (missing0 = "update_id") || data.node_id === void 0 && (missing0 = "node_id")) {
        validate616.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "update_id" || key0 === "node_id")) {
            validate616.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate616.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("config_update" !== data0) {
              validate616.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "config_update" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.update_id !== void 0) {
              const _errs4 = errors;
              if (!validate85(data.update_id, { instancePath: instancePath + "/update_id", parentData: data, parentDataProperty: "update_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.node_id !== void 0) {
                const _errs5 = errors;
                if (!validate85(data.node_id, { instancePath: instancePath + "/node_id", parentData: data, parentDataProperty: "node_id", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate616.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate616.errors = vErrors;
  return errors === 0;
}
validate616.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate615(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate615.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate616(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate616.errors : vErrors.concat(validate616.errors);
    errors = vErrors.length;
  }
  validate615.errors = vErrors;
  return errors === 0;
}
validate615.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v284 = validate620;
function validate621(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate621.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.update_id === void 0 && (missing0 = "update_id") || data.node_id === void 0 && (missing0 = "node_id")) {
        validate621.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "update_id" || key0 === "node_id")) {
            validate621.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate621.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("restart" !== data0) {
              validate621.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "restart" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.update_id !== void 0) {
              const _errs4 = errors;
              if (!validate85(data.update_id, { instancePath: instancePath + "/update_id", parentData: data, parentDataProperty: "update_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.node_id !== void 0) {
                const _errs5 = errors;
                if (!validate85(data.node_id, { instancePath: instancePath + "/node_id", parentData: data, parentDataProperty: "node_id", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate621.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate621.errors = vErrors;
  return errors === 0;
}
validate621.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate620(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate620.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate621(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate621.errors : vErrors.concat(validate621.errors);
    errors = vErrors.length;
  }
  validate620.errors = vErrors;
  return errors === 0;
}
validate620.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v285 = validate625;
function validate626(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate626.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.request_id === void 0 && (missing0 = "request_id")) {
        validate626.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "request_id")) {
            validate626.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate626.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("rules_file" !== data0) {
              validate626.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "rules_file" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.request_id !== void 0) {
              const _errs4 = errors;
              if (!validate85(data.request_id, { instancePath: instancePath + "/request_id", parentData: data, parentDataProperty: "request_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate626.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate626.errors = vErrors;
  return errors === 0;
}
validate626.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate625(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate625.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate626(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate626.errors : vErrors.concat(validate626.errors);
    errors = vErrors.length;
  }
  validate625.errors = vErrors;
  return errors === 0;
}
validate625.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var v286 = validate629;
function validate630(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate630.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.probe_id === void 0 && (missing0 = "probe_id")) {
        validate630.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "probe_id")) {
            validate630.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate630.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("probe_provider" !== data0) {
              validate630.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "probe_provider" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.probe_id !== void 0) {
              const _errs4 = errors;
              if (!validate85(data.probe_id, { instancePath: instancePath + "/probe_id", parentData: data, parentDataProperty: "probe_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate630.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate630.errors = vErrors;
  return errors === 0;
}
validate630.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate629(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate629.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate630(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate630.errors : vErrors.concat(validate630.errors);
    errors = vErrors.length;
  }
  validate629.errors = vErrors;
  return errors === 0;
}
validate629.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var responseValidators = {
  "getHealth": {
    "200": v0,
    "401": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "getLiveness": {
    "200": v5,
    "401": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "getReadiness": {
    "200": v5,
    "401": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "getLicense": {
    "200": v15,
    "401": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "activateLicense": {
    "200": v20,
    "400": v1,
    "401": v1,
    "413": v1,
    "415": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "registerUser": {
    "200": v28,
    "400": v1,
    "401": v1,
    "413": v1,
    "415": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "loginUser": {
    "200": v36,
    "400": v1,
    "401": v1,
    "413": v1,
    "415": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "getMe": {
    "200": v44,
    "400": v1,
    "401": v1,
    "403": v1,
    "404": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "updateMe": {
    "200": v52,
    "400": v1,
    "401": v1,
    "403": v1,
    "404": v1,
    "409": v1,
    "413": v1,
    "415": v1,
    "422": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "changePassword": {
    "200": v64,
    "400": v1,
    "401": v1,
    "403": v1,
    "413": v1,
    "415": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "issueNodeToken": {
    "200": v73,
    "400": v1,
    "401": v1,
    "403": v1,
    "413": v1,
    "415": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "listTokens": {
    "200": v82,
    "401": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "issueApiToken": {
    "200": v87,
    "400": v1,
    "401": v1,
    "403": v1,
    "413": v1,
    "415": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "revokeToken": {
    "200": v5,
    "400": v1,
    "401": v1,
    "403": v1,
    "404": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "listNetworks": {
    "200": v104,
    "401": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "createNetwork": {
    "200": v109,
    "400": v1,
    "401": v1,
    "403": v1,
    "409": v1,
    "413": v1,
    "415": v1,
    "422": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "getNetwork": {
    "200": v120,
    "400": v1,
    "401": v1,
    "403": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "getStatus": {
    "200": v127,
    "400": v1,
    "401": v1,
    "403": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "listNodes": {
    "200": v134,
    "400": v1,
    "401": v1,
    "403": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "sendTask": {
    "200": v141,
    "202": v141,
    "400": v1,
    "401": v1,
    "403": v1,
    "404": v1,
    "409": v1,
    "413": v1,
    "415": v1,
    "422": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "getTask": {
    "200": v154,
    "400": v1,
    "401": v1,
    "404": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "listTasks": {
    "200": v161,
    "400": v1,
    "401": v1,
    "403": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "getTaskById": {
    "200": v154,
    "400": v1,
    "401": v1,
    "404": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "listTaskEvents": {
    "200": v175,
    "400": v1,
    "401": v1,
    "403": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "broadcast": {
    "200": v182,
    "400": v1,
    "401": v1,
    "403": v1,
    "409": v1,
    "413": v1,
    "415": v1,
    "422": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "listMessages": {
    "200": v193,
    "400": v1,
    "401": v1,
    "403": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "ackMessages": {
    "200": v200,
    "400": v1,
    "401": v1,
    "409": v1,
    "413": v1,
    "415": v1,
    "422": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "getCompletions": {
    "200": v210,
    "400": v1,
    "401": v1,
    "403": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "openChannelStream": {
    "400": v1,
    "401": v1,
    "403": v1,
    "404": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "openNetworkStream": {
    "400": v1,
    "401": v1,
    "403": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "openUserStream": {
    "400": v1,
    "401": v1,
    "403": v1,
    "429": v1,
    "500": v1,
    "503": v1
  },
  "callTool": {
    "200": v236,
    "400": v1,
    "401": v1,
    "403": v1,
    "413": v1,
    "415": v1,
    "429": v1,
    "500": v1,
    "503": v1
  }
};
var toolResultValidators = {
  "report_status": v245,
  "report_completion": v246,
  "get_inbox": v247,
  "ack_inbox": v248,
  "send_task": v249,
  "send_message": v250,
  "send_reply": v250,
  "send_ack": v252,
  "retry_task": v253,
  "cancel_task": v254,
  "reassign_task": v255,
  "get_task": v256,
  "list_tasks": v257,
  "get_all_status": v258,
  "get_session_status": v259,
  "get_completions": v260,
  "broadcast": v261
};
var eventValidators = {
  "connected": { "payload": v262 },
  "resync": { "payload": v263 },
  "bye": { "payload": v264 },
  "new_task": {
    "payload": v265,
    "summary": v266
  },
  "new_message": { "payload": v267 },
  "new_reply": {
    "payload": v268,
    "summary": v269
  },
  "broadcast": { "payload": v270 },
  "chained_reply": { "payload": v271 },
  "node.renamed": { "payload": v272 },
  "node_deleted": { "payload": v273 },
  "desktop_message": { "payload": v274 },
  "task_status": {
    "payload": v275,
    "summary": v275
  },
  "status_update": {
    "payload": v277,
    "summary": v277
  },
  "requirement_changed": { "summary": v279 },
  "create_node": { "payload": v280 },
  "stop_node": { "payload": v281 },
  "start_node": { "payload": v282 },
  "config_update": { "payload": v283 },
  "restart": { "payload": v284 },
  "rules_file": { "payload": v285 },
  "probe_provider": { "payload": v286 }
};
export {
  eventValidators,
  responseValidators,
  toolResultValidators
};
