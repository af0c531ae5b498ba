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
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(true), compareTime),
      "date-time": fmtDef(getDateTime(true), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: true,
      // unchecked string payload
      binary: true
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
    var DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      const matches = DATE.exec(str);
      if (!matches)
        return false;
      const year = +matches[1];
      const month = +matches[2];
      const day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (!(d1 && d2))
        return void 0;
      if (d1 > d2)
        return 1;
      if (d1 < d2)
        return -1;
      return 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function time(str) {
        const matches = TIME.exec(str);
        if (!matches)
          return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return false;
        if (hr <= 23 && min <= 59 && sec < 60)
          return true;
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return void 0;
      const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
      const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (!(t1 && t2))
        return void 0;
      return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return void 0;
      const a1 = TIME.exec(t1);
      const a2 = TIME.exec(t2);
      if (!(a1 && a2))
        return void 0;
      t1 = a1[1] + a1[2] + a1[3];
      t2 = a2[1] + a2[2] + a2[3];
      if (t1 > t2)
        return 1;
      if (t1 < t2)
        return -1;
      return 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      const time = getTime(strictTimeZone);
      return function date_time(str) {
        const dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const d1 = new Date(dt1).valueOf();
      const d2 = new Date(dt2).valueOf();
      if (!(d1 && d2))
        return void 0;
      return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
      const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
      const res = compareDate(d1, d2);
      if (res === void 0)
        return void 0;
      return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/;
    var URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      BYTE.lastIndex = 0;
      return BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31);
    var MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return true;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return false;
      try {
        new RegExp(str);
        return true;
      } catch (e) {
        return false;
      }
    }
  }
});
var line_manifest = (() => {
  const schema0 = { "type": "object", "additionalProperties": false, "required": ["kind", "format", "version", "hub_version", "created_at", "name", "description", "max_members"], "properties": { "kind": { "type": "string", "const": "manifest" }, "format": { "type": "string", "const": "hub-network" }, "version": { "type": "integer", "const": 1 }, "hub_version": { "type": "string", "minLength": 1, "maxLength": 100 }, "created_at": { "type": "integer", "minimum": 0, "maximum": 253402300799999 }, "name": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\x00-\\x1f\\x7f]+$" }, "description": { "anyOf": [{ "type": "string", "maxLength": 1e4 }, { "type": "null" }] }, "max_members": { "type": "integer", "minimum": 0, "maximum": 2147483647 } } };
  const func0 = require_ucs2length().default;
  const pattern0 = new RegExp("^[^\\x00-\\x1f\\x7f]+$", "u");
  function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate0.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (errors === 0) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.kind === void 0 && (missing0 = "kind") || data.format === void 0 && (missing0 = "format") || data.version === void 0 && (missing0 = "version") || data.hub_version === void 0 && (missing0 = "hub_version") || data.created_at === void 0 && (missing0 = "created_at") || data.name === void 0 && (missing0 = "name") || data.description === void 0 && (missing0 = "description") || data.max_members === void 0 && (missing0 = "max_members")) {
          validate0.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!(key0 === "kind" || key0 === "format" || key0 === "version" || key0 === "hub_version" || key0 === "created_at" || key0 === "name" || key0 === "description" || key0 === "max_members")) {
              validate0.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
              return false;
              break;
            }
          }
          if (_errs1 === errors) {
            if (data.kind !== void 0) {
              let data0 = data.kind;
              const _errs2 = errors;
              if (typeof data0 !== "string") {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("manifest" !== data0) {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "manifest" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.format !== void 0) {
                let data1 = data.format;
                const _errs4 = errors;
                if (typeof data1 !== "string") {
                  validate0.errors = [{ instancePath: instancePath + "/format", schemaPath: "#/properties/format/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                if ("hub-network" !== data1) {
                  validate0.errors = [{ instancePath: instancePath + "/format", schemaPath: "#/properties/format/const", keyword: "const", params: { allowedValue: "hub-network" }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.version !== void 0) {
                  let data2 = data.version;
                  const _errs6 = errors;
                  if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                    validate0.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (1 !== data2) {
                    validate0.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.hub_version !== void 0) {
                    let data3 = data.hub_version;
                    const _errs8 = errors;
                    if (errors === _errs8) {
                      if (typeof data3 === "string") {
                        if (func0(data3) > 100) {
                          validate0.errors = [{ instancePath: instancePath + "/hub_version", schemaPath: "#/properties/hub_version/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                          return false;
                        } else {
                          if (func0(data3) < 1) {
                            validate0.errors = [{ instancePath: instancePath + "/hub_version", schemaPath: "#/properties/hub_version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                            return false;
                          }
                        }
                      } else {
                        validate0.errors = [{ instancePath: instancePath + "/hub_version", schemaPath: "#/properties/hub_version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.created_at !== void 0) {
                      let data4 = data.created_at;
                      const _errs10 = errors;
                      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                        validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs10) {
                        if (typeof data4 == "number" && isFinite(data4)) {
                          if (data4 > 253402300799999 || isNaN(data4)) {
                            validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" }];
                            return false;
                          } else {
                            if (data4 < 0 || isNaN(data4)) {
                              validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                      if (data.name !== void 0) {
                        let data5 = data.name;
                        const _errs12 = errors;
                        if (errors === _errs12) {
                          if (typeof data5 === "string") {
                            if (func0(data5) > 200) {
                              validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                              return false;
                            } else {
                              if (func0(data5) < 1) {
                                validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                return false;
                              } else {
                                if (!pattern0.test(data5)) {
                                  validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                                  return false;
                                }
                              }
                            }
                          } else {
                            validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs12 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.description !== void 0) {
                          let data6 = data.description;
                          const _errs14 = errors;
                          const _errs15 = errors;
                          let valid1 = false;
                          const _errs16 = errors;
                          if (errors === _errs16) {
                            if (typeof data6 === "string") {
                              if (func0(data6) > 1e4) {
                                const err0 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
                                if (vErrors === null) {
                                  vErrors = [err0];
                                } else {
                                  vErrors.push(err0);
                                }
                                errors++;
                              }
                            } else {
                              const err1 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err1];
                              } else {
                                vErrors.push(err1);
                              }
                              errors++;
                            }
                          }
                          var _valid0 = _errs16 === errors;
                          valid1 = valid1 || _valid0;
                          const _errs18 = errors;
                          if (data6 !== null) {
                            const err2 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err2];
                            } else {
                              vErrors.push(err2);
                            }
                            errors++;
                          }
                          var _valid0 = _errs18 === errors;
                          valid1 = valid1 || _valid0;
                          if (!valid1) {
                            const err3 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            if (vErrors === null) {
                              vErrors = [err3];
                            } else {
                              vErrors.push(err3);
                            }
                            errors++;
                            validate0.errors = vErrors;
                            return false;
                          } else {
                            errors = _errs15;
                            if (vErrors !== null) {
                              if (_errs15) {
                                vErrors.length = _errs15;
                              } else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid0 = _errs14 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.max_members !== void 0) {
                            let data7 = data.max_members;
                            const _errs20 = errors;
                            if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                              validate0.errors = [{ instancePath: instancePath + "/max_members", schemaPath: "#/properties/max_members/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                              return false;
                            }
                            if (errors === _errs20) {
                              if (typeof data7 == "number" && isFinite(data7)) {
                                if (data7 > 2147483647 || isNaN(data7)) {
                                  validate0.errors = [{ instancePath: instancePath + "/max_members", schemaPath: "#/properties/max_members/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }];
                                  return false;
                                } else {
                                  if (data7 < 0 || isNaN(data7)) {
                                    validate0.errors = [{ instancePath: instancePath + "/max_members", schemaPath: "#/properties/max_members/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                    return false;
                                  }
                                }
                              }
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
      } else {
        validate0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
        return false;
      }
    }
    validate0.errors = vErrors;
    return errors === 0;
  }
  validate0.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  return validate0;
})();
var line_person = (() => {
  const schema0 = { "type": "object", "additionalProperties": false, "required": ["kind", "user_id", "username"], "properties": { "kind": { "type": "string", "const": "person" }, "user_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "username": { "type": "string", "minLength": 1, "maxLength": 200 } } };
  const func0 = require_ucs2length().default;
  const pattern0 = new RegExp("^[!-~]+$", "u");
  function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate0.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (errors === 0) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.kind === void 0 && (missing0 = "kind") || data.user_id === void 0 && (missing0 = "user_id") || data.username === void 0 && (missing0 = "username")) {
          validate0.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!(key0 === "kind" || key0 === "user_id" || key0 === "username")) {
              validate0.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
              return false;
              break;
            }
          }
          if (_errs1 === errors) {
            if (data.kind !== void 0) {
              let data0 = data.kind;
              const _errs2 = errors;
              if (typeof data0 !== "string") {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("person" !== data0) {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "person" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.user_id !== void 0) {
                let data1 = data.user_id;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data1 === "string") {
                    if (func0(data1) > 200) {
                      validate0.errors = [{ instancePath: instancePath + "/user_id", schemaPath: "#/properties/user_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func0(data1) < 1) {
                        validate0.errors = [{ instancePath: instancePath + "/user_id", schemaPath: "#/properties/user_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern0.test(data1)) {
                          validate0.errors = [{ instancePath: instancePath + "/user_id", schemaPath: "#/properties/user_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate0.errors = [{ instancePath: instancePath + "/user_id", schemaPath: "#/properties/user_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.username !== void 0) {
                  let data2 = data.username;
                  const _errs6 = errors;
                  if (errors === _errs6) {
                    if (typeof data2 === "string") {
                      if (func0(data2) > 200) {
                        validate0.errors = [{ instancePath: instancePath + "/username", schemaPath: "#/properties/username/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func0(data2) < 1) {
                          validate0.errors = [{ instancePath: instancePath + "/username", schemaPath: "#/properties/username/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      }
                    } else {
                      validate0.errors = [{ instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
        validate0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
        return false;
      }
    }
    validate0.errors = vErrors;
    return errors === 0;
  }
  validate0.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  return validate0;
})();
var line_member = (() => {
  const schema0 = { "type": "object", "additionalProperties": false, "required": ["kind", "user_id", "role", "agent_access", "task_access", "department", "joined_at"], "properties": { "kind": { "type": "string", "const": "member" }, "user_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "role": { "type": "string", "enum": ["owner", "admin", "member", "viewer"] }, "agent_access": { "type": "string", "enum": ["all", "granted"] }, "task_access": { "type": "string", "enum": ["all", "scoped"] }, "department": { "anyOf": [{ "type": "string", "maxLength": 1e4 }, { "type": "null" }] }, "joined_at": { "type": "integer", "minimum": 0, "maximum": 253402300799999 } } };
  const func0 = require_ucs2length().default;
  const pattern0 = new RegExp("^[!-~]+$", "u");
  function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate0.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (errors === 0) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.kind === void 0 && (missing0 = "kind") || data.user_id === void 0 && (missing0 = "user_id") || data.role === void 0 && (missing0 = "role") || data.agent_access === void 0 && (missing0 = "agent_access") || data.task_access === void 0 && (missing0 = "task_access") || data.department === void 0 && (missing0 = "department") || data.joined_at === void 0 && (missing0 = "joined_at")) {
          validate0.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!(key0 === "kind" || key0 === "user_id" || key0 === "role" || key0 === "agent_access" || key0 === "task_access" || key0 === "department" || key0 === "joined_at")) {
              validate0.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
              return false;
              break;
            }
          }
          if (_errs1 === errors) {
            if (data.kind !== void 0) {
              let data0 = data.kind;
              const _errs2 = errors;
              if (typeof data0 !== "string") {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("member" !== data0) {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "member" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.user_id !== void 0) {
                let data1 = data.user_id;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data1 === "string") {
                    if (func0(data1) > 200) {
                      validate0.errors = [{ instancePath: instancePath + "/user_id", schemaPath: "#/properties/user_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func0(data1) < 1) {
                        validate0.errors = [{ instancePath: instancePath + "/user_id", schemaPath: "#/properties/user_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern0.test(data1)) {
                          validate0.errors = [{ instancePath: instancePath + "/user_id", schemaPath: "#/properties/user_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate0.errors = [{ instancePath: instancePath + "/user_id", schemaPath: "#/properties/user_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.role !== void 0) {
                  let data2 = data.role;
                  const _errs6 = errors;
                  if (typeof data2 !== "string") {
                    validate0.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if (!(data2 === "owner" || data2 === "admin" || data2 === "member" || data2 === "viewer")) {
                    validate0.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema0.properties.role.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.agent_access !== void 0) {
                    let data3 = data.agent_access;
                    const _errs8 = errors;
                    if (typeof data3 !== "string") {
                      validate0.errors = [{ instancePath: instancePath + "/agent_access", schemaPath: "#/properties/agent_access/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if (!(data3 === "all" || data3 === "granted")) {
                      validate0.errors = [{ instancePath: instancePath + "/agent_access", schemaPath: "#/properties/agent_access/enum", keyword: "enum", params: { allowedValues: schema0.properties.agent_access.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.task_access !== void 0) {
                      let data4 = data.task_access;
                      const _errs10 = errors;
                      if (typeof data4 !== "string") {
                        validate0.errors = [{ instancePath: instancePath + "/task_access", schemaPath: "#/properties/task_access/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data4 === "all" || data4 === "scoped")) {
                        validate0.errors = [{ instancePath: instancePath + "/task_access", schemaPath: "#/properties/task_access/enum", keyword: "enum", params: { allowedValues: schema0.properties.task_access.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid0 = _errs10 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.department !== void 0) {
                        let data5 = data.department;
                        const _errs12 = errors;
                        const _errs13 = errors;
                        let valid1 = false;
                        const _errs14 = errors;
                        if (errors === _errs14) {
                          if (typeof data5 === "string") {
                            if (func0(data5) > 1e4) {
                              const err0 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
                              if (vErrors === null) {
                                vErrors = [err0];
                              } else {
                                vErrors.push(err0);
                              }
                              errors++;
                            }
                          } else {
                            const err1 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err1];
                            } else {
                              vErrors.push(err1);
                            }
                            errors++;
                          }
                        }
                        var _valid0 = _errs14 === errors;
                        valid1 = valid1 || _valid0;
                        const _errs16 = errors;
                        if (data5 !== null) {
                          const err2 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err2];
                          } else {
                            vErrors.push(err2);
                          }
                          errors++;
                        }
                        var _valid0 = _errs16 === errors;
                        valid1 = valid1 || _valid0;
                        if (!valid1) {
                          const err3 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) {
                            vErrors = [err3];
                          } else {
                            vErrors.push(err3);
                          }
                          errors++;
                          validate0.errors = vErrors;
                          return false;
                        } else {
                          errors = _errs13;
                          if (vErrors !== null) {
                            if (_errs13) {
                              vErrors.length = _errs13;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                        var valid0 = _errs12 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.joined_at !== void 0) {
                          let data6 = data.joined_at;
                          const _errs18 = errors;
                          if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                            validate0.errors = [{ instancePath: instancePath + "/joined_at", schemaPath: "#/properties/joined_at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          if (errors === _errs18) {
                            if (typeof data6 == "number" && isFinite(data6)) {
                              if (data6 > 253402300799999 || isNaN(data6)) {
                                validate0.errors = [{ instancePath: instancePath + "/joined_at", schemaPath: "#/properties/joined_at/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" }];
                                return false;
                              } else {
                                if (data6 < 0 || isNaN(data6)) {
                                  validate0.errors = [{ instancePath: instancePath + "/joined_at", schemaPath: "#/properties/joined_at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
      } else {
        validate0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
        return false;
      }
    }
    validate0.errors = vErrors;
    return errors === 0;
  }
  validate0.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  return validate0;
})();
var line_node = (() => {
  const schema0 = { "type": "object", "additionalProperties": false, "required": ["kind", "node_id", "node_name", "alias", "runtime", "model", "config_path", "channels", "server", "hostname", "avatar_url", "owner_user_id", "created_at", "updated_at"], "properties": { "kind": { "type": "string", "const": "node" }, "node_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "node_name": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\x00-\\x1f\\x7f]+$" }, "alias": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\x00-\\x1f\\x7f]+$" }, "runtime": { "anyOf": [{ "type": "string", "maxLength": 1e4 }, { "type": "null" }] }, "model": { "anyOf": [{ "type": "string", "maxLength": 1e4 }, { "type": "null" }] }, "config_path": { "anyOf": [{ "type": "string", "maxLength": 1e4 }, { "type": "null" }] }, "channels": { "anyOf": [{ "type": "string", "maxLength": 1e4 }, { "type": "null" }] }, "server": { "anyOf": [{ "type": "string", "maxLength": 1e4 }, { "type": "null" }] }, "hostname": { "anyOf": [{ "type": "string", "maxLength": 1e4 }, { "type": "null" }] }, "avatar_url": { "anyOf": [{ "type": "string", "maxLength": 1e4 }, { "type": "null" }] }, "owner_user_id": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, { "type": "null" }] }, "created_at": { "type": "integer", "minimum": 0, "maximum": 253402300799999 }, "updated_at": { "type": "integer", "minimum": 0, "maximum": 253402300799999 } } };
  const func0 = Object.prototype.hasOwnProperty;
  const func1 = require_ucs2length().default;
  const pattern0 = new RegExp("^[!-~]+$", "u");
  const pattern1 = new RegExp("^[^\\x00-\\x1f\\x7f]+$", "u");
  function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate0.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (errors === 0) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.kind === void 0 && (missing0 = "kind") || data.node_id === void 0 && (missing0 = "node_id") || data.node_name === void 0 && (missing0 = "node_name") || data.alias === void 0 && (missing0 = "alias") || data.runtime === void 0 && (missing0 = "runtime") || data.model === void 0 && (missing0 = "model") || data.config_path === void 0 && (missing0 = "config_path") || data.channels === void 0 && (missing0 = "channels") || data.server === void 0 && (missing0 = "server") || data.hostname === void 0 && (missing0 = "hostname") || data.avatar_url === void 0 && (missing0 = "avatar_url") || data.owner_user_id === void 0 && (missing0 = "owner_user_id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at")) {
          validate0.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!func0.call(schema0.properties, key0)) {
              validate0.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
              return false;
              break;
            }
          }
          if (_errs1 === errors) {
            if (data.kind !== void 0) {
              let data0 = data.kind;
              const _errs2 = errors;
              if (typeof data0 !== "string") {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("node" !== data0) {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "node" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.node_id !== void 0) {
                let data1 = data.node_id;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data1 === "string") {
                    if (func1(data1) > 200) {
                      validate0.errors = [{ instancePath: instancePath + "/node_id", schemaPath: "#/properties/node_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func1(data1) < 1) {
                        validate0.errors = [{ instancePath: instancePath + "/node_id", schemaPath: "#/properties/node_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern0.test(data1)) {
                          validate0.errors = [{ instancePath: instancePath + "/node_id", schemaPath: "#/properties/node_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate0.errors = [{ instancePath: instancePath + "/node_id", schemaPath: "#/properties/node_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.node_name !== void 0) {
                  let data2 = data.node_name;
                  const _errs6 = errors;
                  if (errors === _errs6) {
                    if (typeof data2 === "string") {
                      if (func1(data2) > 200) {
                        validate0.errors = [{ instancePath: instancePath + "/node_name", schemaPath: "#/properties/node_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func1(data2) < 1) {
                          validate0.errors = [{ instancePath: instancePath + "/node_name", schemaPath: "#/properties/node_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        } else {
                          if (!pattern1.test(data2)) {
                            validate0.errors = [{ instancePath: instancePath + "/node_name", schemaPath: "#/properties/node_name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate0.errors = [{ instancePath: instancePath + "/node_name", schemaPath: "#/properties/node_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.alias !== void 0) {
                    let data3 = data.alias;
                    const _errs8 = errors;
                    if (errors === _errs8) {
                      if (typeof data3 === "string") {
                        if (func1(data3) > 200) {
                          validate0.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                          return false;
                        } else {
                          if (func1(data3) < 1) {
                            validate0.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                            return false;
                          } else {
                            if (!pattern1.test(data3)) {
                              validate0.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                              return false;
                            }
                          }
                        }
                      } else {
                        validate0.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.runtime !== void 0) {
                      let data4 = data.runtime;
                      const _errs10 = errors;
                      const _errs11 = errors;
                      let valid1 = false;
                      const _errs12 = errors;
                      if (errors === _errs12) {
                        if (typeof data4 === "string") {
                          if (func1(data4) > 1e4) {
                            const err0 = { instancePath: instancePath + "/runtime", schemaPath: "#/properties/runtime/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          }
                        } else {
                          const err1 = { instancePath: instancePath + "/runtime", schemaPath: "#/properties/runtime/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                        }
                      }
                      var _valid0 = _errs12 === errors;
                      valid1 = valid1 || _valid0;
                      const _errs14 = errors;
                      if (data4 !== null) {
                        const err2 = { instancePath: instancePath + "/runtime", schemaPath: "#/properties/runtime/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err2];
                        } else {
                          vErrors.push(err2);
                        }
                        errors++;
                      }
                      var _valid0 = _errs14 === errors;
                      valid1 = valid1 || _valid0;
                      if (!valid1) {
                        const err3 = { instancePath: instancePath + "/runtime", schemaPath: "#/properties/runtime/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err3];
                        } else {
                          vErrors.push(err3);
                        }
                        errors++;
                        validate0.errors = vErrors;
                        return false;
                      } else {
                        errors = _errs11;
                        if (vErrors !== null) {
                          if (_errs11) {
                            vErrors.length = _errs11;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.model !== void 0) {
                        let data5 = data.model;
                        const _errs16 = errors;
                        const _errs17 = errors;
                        let valid2 = false;
                        const _errs18 = errors;
                        if (errors === _errs18) {
                          if (typeof data5 === "string") {
                            if (func1(data5) > 1e4) {
                              const err4 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
                              if (vErrors === null) {
                                vErrors = [err4];
                              } else {
                                vErrors.push(err4);
                              }
                              errors++;
                            }
                          } else {
                            const err5 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err5];
                            } else {
                              vErrors.push(err5);
                            }
                            errors++;
                          }
                        }
                        var _valid1 = _errs18 === errors;
                        valid2 = valid2 || _valid1;
                        const _errs20 = errors;
                        if (data5 !== null) {
                          const err6 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err6];
                          } else {
                            vErrors.push(err6);
                          }
                          errors++;
                        }
                        var _valid1 = _errs20 === errors;
                        valid2 = valid2 || _valid1;
                        if (!valid2) {
                          const err7 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) {
                            vErrors = [err7];
                          } else {
                            vErrors.push(err7);
                          }
                          errors++;
                          validate0.errors = vErrors;
                          return false;
                        } else {
                          errors = _errs17;
                          if (vErrors !== null) {
                            if (_errs17) {
                              vErrors.length = _errs17;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                        var valid0 = _errs16 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.config_path !== void 0) {
                          let data6 = data.config_path;
                          const _errs22 = errors;
                          const _errs23 = errors;
                          let valid3 = false;
                          const _errs24 = errors;
                          if (errors === _errs24) {
                            if (typeof data6 === "string") {
                              if (func1(data6) > 1e4) {
                                const err8 = { instancePath: instancePath + "/config_path", schemaPath: "#/properties/config_path/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
                                if (vErrors === null) {
                                  vErrors = [err8];
                                } else {
                                  vErrors.push(err8);
                                }
                                errors++;
                              }
                            } else {
                              const err9 = { instancePath: instancePath + "/config_path", schemaPath: "#/properties/config_path/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err9];
                              } else {
                                vErrors.push(err9);
                              }
                              errors++;
                            }
                          }
                          var _valid2 = _errs24 === errors;
                          valid3 = valid3 || _valid2;
                          const _errs26 = errors;
                          if (data6 !== null) {
                            const err10 = { instancePath: instancePath + "/config_path", schemaPath: "#/properties/config_path/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err10];
                            } else {
                              vErrors.push(err10);
                            }
                            errors++;
                          }
                          var _valid2 = _errs26 === errors;
                          valid3 = valid3 || _valid2;
                          if (!valid3) {
                            const err11 = { instancePath: instancePath + "/config_path", schemaPath: "#/properties/config_path/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            if (vErrors === null) {
                              vErrors = [err11];
                            } else {
                              vErrors.push(err11);
                            }
                            errors++;
                            validate0.errors = vErrors;
                            return false;
                          } else {
                            errors = _errs23;
                            if (vErrors !== null) {
                              if (_errs23) {
                                vErrors.length = _errs23;
                              } else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid0 = _errs22 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.channels !== void 0) {
                            let data7 = data.channels;
                            const _errs28 = errors;
                            const _errs29 = errors;
                            let valid4 = false;
                            const _errs30 = errors;
                            if (errors === _errs30) {
                              if (typeof data7 === "string") {
                                if (func1(data7) > 1e4) {
                                  const err12 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
                                  if (vErrors === null) {
                                    vErrors = [err12];
                                  } else {
                                    vErrors.push(err12);
                                  }
                                  errors++;
                                }
                              } else {
                                const err13 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err13];
                                } else {
                                  vErrors.push(err13);
                                }
                                errors++;
                              }
                            }
                            var _valid3 = _errs30 === errors;
                            valid4 = valid4 || _valid3;
                            const _errs32 = errors;
                            if (data7 !== null) {
                              const err14 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              if (vErrors === null) {
                                vErrors = [err14];
                              } else {
                                vErrors.push(err14);
                              }
                              errors++;
                            }
                            var _valid3 = _errs32 === errors;
                            valid4 = valid4 || _valid3;
                            if (!valid4) {
                              const err15 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              if (vErrors === null) {
                                vErrors = [err15];
                              } else {
                                vErrors.push(err15);
                              }
                              errors++;
                              validate0.errors = vErrors;
                              return false;
                            } else {
                              errors = _errs29;
                              if (vErrors !== null) {
                                if (_errs29) {
                                  vErrors.length = _errs29;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs28 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.server !== void 0) {
                              let data8 = data.server;
                              const _errs34 = errors;
                              const _errs35 = errors;
                              let valid5 = false;
                              const _errs36 = errors;
                              if (errors === _errs36) {
                                if (typeof data8 === "string") {
                                  if (func1(data8) > 1e4) {
                                    const err16 = { instancePath: instancePath + "/server", schemaPath: "#/properties/server/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
                                    if (vErrors === null) {
                                      vErrors = [err16];
                                    } else {
                                      vErrors.push(err16);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err17 = { instancePath: instancePath + "/server", schemaPath: "#/properties/server/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                  if (vErrors === null) {
                                    vErrors = [err17];
                                  } else {
                                    vErrors.push(err17);
                                  }
                                  errors++;
                                }
                              }
                              var _valid4 = _errs36 === errors;
                              valid5 = valid5 || _valid4;
                              const _errs38 = errors;
                              if (data8 !== null) {
                                const err18 = { instancePath: instancePath + "/server", schemaPath: "#/properties/server/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                if (vErrors === null) {
                                  vErrors = [err18];
                                } else {
                                  vErrors.push(err18);
                                }
                                errors++;
                              }
                              var _valid4 = _errs38 === errors;
                              valid5 = valid5 || _valid4;
                              if (!valid5) {
                                const err19 = { instancePath: instancePath + "/server", schemaPath: "#/properties/server/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                if (vErrors === null) {
                                  vErrors = [err19];
                                } else {
                                  vErrors.push(err19);
                                }
                                errors++;
                                validate0.errors = vErrors;
                                return false;
                              } else {
                                errors = _errs35;
                                if (vErrors !== null) {
                                  if (_errs35) {
                                    vErrors.length = _errs35;
                                  } else {
                                    vErrors = null;
                                  }
                                }
                              }
                              var valid0 = _errs34 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.hostname !== void 0) {
                                let data9 = data.hostname;
                                const _errs40 = errors;
                                const _errs41 = errors;
                                let valid6 = false;
                                const _errs42 = errors;
                                if (errors === _errs42) {
                                  if (typeof data9 === "string") {
                                    if (func1(data9) > 1e4) {
                                      const err20 = { instancePath: instancePath + "/hostname", schemaPath: "#/properties/hostname/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
                                      if (vErrors === null) {
                                        vErrors = [err20];
                                      } else {
                                        vErrors.push(err20);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err21 = { instancePath: instancePath + "/hostname", schemaPath: "#/properties/hostname/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err21];
                                    } else {
                                      vErrors.push(err21);
                                    }
                                    errors++;
                                  }
                                }
                                var _valid5 = _errs42 === errors;
                                valid6 = valid6 || _valid5;
                                const _errs44 = errors;
                                if (data9 !== null) {
                                  const err22 = { instancePath: instancePath + "/hostname", schemaPath: "#/properties/hostname/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                  if (vErrors === null) {
                                    vErrors = [err22];
                                  } else {
                                    vErrors.push(err22);
                                  }
                                  errors++;
                                }
                                var _valid5 = _errs44 === errors;
                                valid6 = valid6 || _valid5;
                                if (!valid6) {
                                  const err23 = { instancePath: instancePath + "/hostname", schemaPath: "#/properties/hostname/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                  if (vErrors === null) {
                                    vErrors = [err23];
                                  } else {
                                    vErrors.push(err23);
                                  }
                                  errors++;
                                  validate0.errors = vErrors;
                                  return false;
                                } else {
                                  errors = _errs41;
                                  if (vErrors !== null) {
                                    if (_errs41) {
                                      vErrors.length = _errs41;
                                    } else {
                                      vErrors = null;
                                    }
                                  }
                                }
                                var valid0 = _errs40 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.avatar_url !== void 0) {
                                  let data10 = data.avatar_url;
                                  const _errs46 = errors;
                                  const _errs47 = errors;
                                  let valid7 = false;
                                  const _errs48 = errors;
                                  if (errors === _errs48) {
                                    if (typeof data10 === "string") {
                                      if (func1(data10) > 1e4) {
                                        const err24 = { instancePath: instancePath + "/avatar_url", schemaPath: "#/properties/avatar_url/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
                                        if (vErrors === null) {
                                          vErrors = [err24];
                                        } else {
                                          vErrors.push(err24);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err25 = { instancePath: instancePath + "/avatar_url", schemaPath: "#/properties/avatar_url/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err25];
                                      } else {
                                        vErrors.push(err25);
                                      }
                                      errors++;
                                    }
                                  }
                                  var _valid6 = _errs48 === errors;
                                  valid7 = valid7 || _valid6;
                                  const _errs50 = errors;
                                  if (data10 !== null) {
                                    const err26 = { instancePath: instancePath + "/avatar_url", schemaPath: "#/properties/avatar_url/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                    if (vErrors === null) {
                                      vErrors = [err26];
                                    } else {
                                      vErrors.push(err26);
                                    }
                                    errors++;
                                  }
                                  var _valid6 = _errs50 === errors;
                                  valid7 = valid7 || _valid6;
                                  if (!valid7) {
                                    const err27 = { instancePath: instancePath + "/avatar_url", schemaPath: "#/properties/avatar_url/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                    if (vErrors === null) {
                                      vErrors = [err27];
                                    } else {
                                      vErrors.push(err27);
                                    }
                                    errors++;
                                    validate0.errors = vErrors;
                                    return false;
                                  } else {
                                    errors = _errs47;
                                    if (vErrors !== null) {
                                      if (_errs47) {
                                        vErrors.length = _errs47;
                                      } else {
                                        vErrors = null;
                                      }
                                    }
                                  }
                                  var valid0 = _errs46 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.owner_user_id !== void 0) {
                                    let data11 = data.owner_user_id;
                                    const _errs52 = errors;
                                    const _errs53 = errors;
                                    let valid8 = false;
                                    const _errs54 = errors;
                                    if (errors === _errs54) {
                                      if (typeof data11 === "string") {
                                        if (func1(data11) > 200) {
                                          const err28 = { instancePath: instancePath + "/owner_user_id", schemaPath: "#/properties/owner_user_id/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                                          if (vErrors === null) {
                                            vErrors = [err28];
                                          } else {
                                            vErrors.push(err28);
                                          }
                                          errors++;
                                        } else {
                                          if (func1(data11) < 1) {
                                            const err29 = { instancePath: instancePath + "/owner_user_id", schemaPath: "#/properties/owner_user_id/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                            if (vErrors === null) {
                                              vErrors = [err29];
                                            } else {
                                              vErrors.push(err29);
                                            }
                                            errors++;
                                          } else {
                                            if (!pattern0.test(data11)) {
                                              const err30 = { instancePath: instancePath + "/owner_user_id", schemaPath: "#/properties/owner_user_id/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' };
                                              if (vErrors === null) {
                                                vErrors = [err30];
                                              } else {
                                                vErrors.push(err30);
                                              }
                                              errors++;
                                            }
                                          }
                                        }
                                      } else {
                                        const err31 = { instancePath: instancePath + "/owner_user_id", schemaPath: "#/properties/owner_user_id/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err31];
                                        } else {
                                          vErrors.push(err31);
                                        }
                                        errors++;
                                      }
                                    }
                                    var _valid7 = _errs54 === errors;
                                    valid8 = valid8 || _valid7;
                                    const _errs56 = errors;
                                    if (data11 !== null) {
                                      const err32 = { instancePath: instancePath + "/owner_user_id", schemaPath: "#/properties/owner_user_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                      if (vErrors === null) {
                                        vErrors = [err32];
                                      } else {
                                        vErrors.push(err32);
                                      }
                                      errors++;
                                    }
                                    var _valid7 = _errs56 === errors;
                                    valid8 = valid8 || _valid7;
                                    if (!valid8) {
                                      const err33 = { instancePath: instancePath + "/owner_user_id", schemaPath: "#/properties/owner_user_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                      if (vErrors === null) {
                                        vErrors = [err33];
                                      } else {
                                        vErrors.push(err33);
                                      }
                                      errors++;
                                      validate0.errors = vErrors;
                                      return false;
                                    } else {
                                      errors = _errs53;
                                      if (vErrors !== null) {
                                        if (_errs53) {
                                          vErrors.length = _errs53;
                                        } else {
                                          vErrors = null;
                                        }
                                      }
                                    }
                                    var valid0 = _errs52 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.created_at !== void 0) {
                                      let data12 = data.created_at;
                                      const _errs58 = errors;
                                      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                        validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                        return false;
                                      }
                                      if (errors === _errs58) {
                                        if (typeof data12 == "number" && isFinite(data12)) {
                                          if (data12 > 253402300799999 || isNaN(data12)) {
                                            validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" }];
                                            return false;
                                          } else {
                                            if (data12 < 0 || isNaN(data12)) {
                                              validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                              return false;
                                            }
                                          }
                                        }
                                      }
                                      var valid0 = _errs58 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.updated_at !== void 0) {
                                        let data13 = data.updated_at;
                                        const _errs60 = errors;
                                        if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                          validate0.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                          return false;
                                        }
                                        if (errors === _errs60) {
                                          if (typeof data13 == "number" && isFinite(data13)) {
                                            if (data13 > 253402300799999 || isNaN(data13)) {
                                              validate0.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" }];
                                              return false;
                                            } else {
                                              if (data13 < 0 || isNaN(data13)) {
                                                validate0.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                return false;
                                              }
                                            }
                                          }
                                        }
                                        var valid0 = _errs60 === errors;
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
        validate0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
        return false;
      }
    }
    validate0.errors = vErrors;
    return errors === 0;
  }
  validate0.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  return validate0;
})();
var line_grant = (() => {
  const schema0 = { "type": "object", "additionalProperties": false, "required": ["kind", "user_id", "node_id", "created_at"], "properties": { "kind": { "type": "string", "const": "grant" }, "user_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "node_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "created_at": { "type": "integer", "minimum": 0, "maximum": 253402300799999 } } };
  const func0 = require_ucs2length().default;
  const pattern0 = new RegExp("^[!-~]+$", "u");
  function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate0.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (errors === 0) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.kind === void 0 && (missing0 = "kind") || data.user_id === void 0 && (missing0 = "user_id") || data.node_id === void 0 && (missing0 = "node_id") || data.created_at === void 0 && (missing0 = "created_at")) {
          validate0.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!(key0 === "kind" || key0 === "user_id" || key0 === "node_id" || key0 === "created_at")) {
              validate0.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
              return false;
              break;
            }
          }
          if (_errs1 === errors) {
            if (data.kind !== void 0) {
              let data0 = data.kind;
              const _errs2 = errors;
              if (typeof data0 !== "string") {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("grant" !== data0) {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "grant" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.user_id !== void 0) {
                let data1 = data.user_id;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data1 === "string") {
                    if (func0(data1) > 200) {
                      validate0.errors = [{ instancePath: instancePath + "/user_id", schemaPath: "#/properties/user_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func0(data1) < 1) {
                        validate0.errors = [{ instancePath: instancePath + "/user_id", schemaPath: "#/properties/user_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern0.test(data1)) {
                          validate0.errors = [{ instancePath: instancePath + "/user_id", schemaPath: "#/properties/user_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate0.errors = [{ instancePath: instancePath + "/user_id", schemaPath: "#/properties/user_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.node_id !== void 0) {
                  let data2 = data.node_id;
                  const _errs6 = errors;
                  if (errors === _errs6) {
                    if (typeof data2 === "string") {
                      if (func0(data2) > 200) {
                        validate0.errors = [{ instancePath: instancePath + "/node_id", schemaPath: "#/properties/node_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func0(data2) < 1) {
                          validate0.errors = [{ instancePath: instancePath + "/node_id", schemaPath: "#/properties/node_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        } else {
                          if (!pattern0.test(data2)) {
                            validate0.errors = [{ instancePath: instancePath + "/node_id", schemaPath: "#/properties/node_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate0.errors = [{ instancePath: instancePath + "/node_id", schemaPath: "#/properties/node_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.created_at !== void 0) {
                    let data3 = data.created_at;
                    const _errs8 = errors;
                    if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                      validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs8) {
                      if (typeof data3 == "number" && isFinite(data3)) {
                        if (data3 > 253402300799999 || isNaN(data3)) {
                          validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" }];
                          return false;
                        } else {
                          if (data3 < 0 || isNaN(data3)) {
                            validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        }
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
      } else {
        validate0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
        return false;
      }
    }
    validate0.errors = vErrors;
    return errors === 0;
  }
  validate0.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  return validate0;
})();
var line_skill = (() => {
  const schema0 = { "type": "object", "additionalProperties": false, "required": ["kind", "skill_id", "seq", "slug", "version", "name", "description", "content", "status", "source_type", "source_alias", "source_id", "reviewed_by", "reviewed_at", "review_note", "created_at", "updated_at"], "properties": { "kind": { "type": "string", "const": "skill" }, "skill_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "seq": { "type": "integer", "minimum": 0, "maximum": 4503599627370496 }, "slug": { "type": "string", "minLength": 2, "maxLength": 80, "pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$" }, "version": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "^[A-Za-z0-9._-]+$" }, "name": { "type": "string", "minLength": 1, "maxLength": 120 }, "description": { "type": "string", "maxLength": 1e3 }, "content": { "type": "string", "minLength": 1, "maxLength": 131072 }, "status": { "type": "string", "enum": ["pending", "published", "rejected"] }, "source_type": { "type": "string", "enum": ["user", "node"] }, "source_alias": { "anyOf": [{ "type": "string", "maxLength": 1e4 }, { "type": "null" }] }, "source_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "reviewed_by": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, { "type": "null" }] }, "reviewed_at": { "anyOf": [{ "type": "integer", "minimum": 0, "maximum": 253402300799999 }, { "type": "null" }] }, "review_note": { "anyOf": [{ "type": "string", "maxLength": 1e3 }, { "type": "null" }] }, "created_at": { "type": "integer", "minimum": 0, "maximum": 253402300799999 }, "updated_at": { "type": "integer", "minimum": 0, "maximum": 253402300799999 } } };
  const func0 = Object.prototype.hasOwnProperty;
  const func1 = require_ucs2length().default;
  const pattern0 = new RegExp("^[!-~]+$", "u");
  const pattern1 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");
  const pattern2 = new RegExp("^[A-Za-z0-9._-]+$", "u");
  function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate0.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (errors === 0) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.kind === void 0 && (missing0 = "kind") || data.skill_id === void 0 && (missing0 = "skill_id") || data.seq === void 0 && (missing0 = "seq") || data.slug === void 0 && (missing0 = "slug") || data.version === void 0 && (missing0 = "version") || data.name === void 0 && (missing0 = "name") || data.description === void 0 && (missing0 = "description") || data.content === void 0 && (missing0 = "content") || data.status === void 0 && (missing0 = "status") || data.source_type === void 0 && (missing0 = "source_type") || data.source_alias === void 0 && (missing0 = "source_alias") || data.source_id === void 0 && (missing0 = "source_id") || data.reviewed_by === void 0 && (missing0 = "reviewed_by") || data.reviewed_at === void 0 && (missing0 = "reviewed_at") || data.review_note === void 0 && (missing0 = "review_note") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at")) {
          validate0.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!func0.call(schema0.properties, key0)) {
              validate0.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
              return false;
              break;
            }
          }
          if (_errs1 === errors) {
            if (data.kind !== void 0) {
              let data0 = data.kind;
              const _errs2 = errors;
              if (typeof data0 !== "string") {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("skill" !== data0) {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "skill" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.skill_id !== void 0) {
                let data1 = data.skill_id;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data1 === "string") {
                    if (func1(data1) > 200) {
                      validate0.errors = [{ instancePath: instancePath + "/skill_id", schemaPath: "#/properties/skill_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func1(data1) < 1) {
                        validate0.errors = [{ instancePath: instancePath + "/skill_id", schemaPath: "#/properties/skill_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern0.test(data1)) {
                          validate0.errors = [{ instancePath: instancePath + "/skill_id", schemaPath: "#/properties/skill_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate0.errors = [{ instancePath: instancePath + "/skill_id", schemaPath: "#/properties/skill_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.seq !== void 0) {
                  let data2 = data.seq;
                  const _errs6 = errors;
                  if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                    validate0.errors = [{ instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs6) {
                    if (typeof data2 == "number" && isFinite(data2)) {
                      if (data2 > 4503599627370496 || isNaN(data2)) {
                        validate0.errors = [{ instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370496 }, message: "must be <= 4503599627370496" }];
                        return false;
                      } else {
                        if (data2 < 0 || isNaN(data2)) {
                          validate0.errors = [{ instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                  if (data.slug !== void 0) {
                    let data3 = data.slug;
                    const _errs8 = errors;
                    if (errors === _errs8) {
                      if (typeof data3 === "string") {
                        if (func1(data3) > 80) {
                          validate0.errors = [{ instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" }];
                          return false;
                        } else {
                          if (func1(data3) < 2) {
                            validate0.errors = [{ instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters" }];
                            return false;
                          } else {
                            if (!pattern1.test(data3)) {
                              validate0.errors = [{ instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:-[a-z0-9]+)*$"' }];
                              return false;
                            }
                          }
                        }
                      } else {
                        validate0.errors = [{ instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.version !== void 0) {
                      let data4 = data.version;
                      const _errs10 = errors;
                      if (errors === _errs10) {
                        if (typeof data4 === "string") {
                          if (func1(data4) > 40) {
                            validate0.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }];
                            return false;
                          } else {
                            if (func1(data4) < 1) {
                              validate0.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                              return false;
                            } else {
                              if (!pattern2.test(data4)) {
                                validate0.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9._-]+$" }, message: 'must match pattern "^[A-Za-z0-9._-]+$"' }];
                                return false;
                              }
                            }
                          }
                        } else {
                          validate0.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid0 = _errs10 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.name !== void 0) {
                        let data5 = data.name;
                        const _errs12 = errors;
                        if (errors === _errs12) {
                          if (typeof data5 === "string") {
                            if (func1(data5) > 120) {
                              validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" }];
                              return false;
                            } else {
                              if (func1(data5) < 1) {
                                validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                return false;
                              }
                            }
                          } else {
                            validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs12 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.description !== void 0) {
                          let data6 = data.description;
                          const _errs14 = errors;
                          if (errors === _errs14) {
                            if (typeof data6 === "string") {
                              if (func1(data6) > 1e3) {
                                validate0.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                return false;
                              }
                            } else {
                              validate0.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid0 = _errs14 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.content !== void 0) {
                            let data7 = data.content;
                            const _errs16 = errors;
                            if (errors === _errs16) {
                              if (typeof data7 === "string") {
                                if (func1(data7) > 131072) {
                                  validate0.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/maxLength", keyword: "maxLength", params: { limit: 131072 }, message: "must NOT have more than 131072 characters" }];
                                  return false;
                                } else {
                                  if (func1(data7) < 1) {
                                    validate0.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                    return false;
                                  }
                                }
                              } else {
                                validate0.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid0 = _errs16 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.status !== void 0) {
                              let data8 = data.status;
                              const _errs18 = errors;
                              if (typeof data8 !== "string") {
                                validate0.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              if (!(data8 === "pending" || data8 === "published" || data8 === "rejected")) {
                                validate0.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema0.properties.status.enum }, message: "must be equal to one of the allowed values" }];
                                return false;
                              }
                              var valid0 = _errs18 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.source_type !== void 0) {
                                let data9 = data.source_type;
                                const _errs20 = errors;
                                if (typeof data9 !== "string") {
                                  validate0.errors = [{ instancePath: instancePath + "/source_type", schemaPath: "#/properties/source_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                if (!(data9 === "user" || data9 === "node")) {
                                  validate0.errors = [{ instancePath: instancePath + "/source_type", schemaPath: "#/properties/source_type/enum", keyword: "enum", params: { allowedValues: schema0.properties.source_type.enum }, message: "must be equal to one of the allowed values" }];
                                  return false;
                                }
                                var valid0 = _errs20 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.source_alias !== void 0) {
                                  let data10 = data.source_alias;
                                  const _errs22 = errors;
                                  const _errs23 = errors;
                                  let valid1 = false;
                                  const _errs24 = errors;
                                  if (errors === _errs24) {
                                    if (typeof data10 === "string") {
                                      if (func1(data10) > 1e4) {
                                        const err0 = { instancePath: instancePath + "/source_alias", schemaPath: "#/properties/source_alias/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
                                        if (vErrors === null) {
                                          vErrors = [err0];
                                        } else {
                                          vErrors.push(err0);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err1 = { instancePath: instancePath + "/source_alias", schemaPath: "#/properties/source_alias/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err1];
                                      } else {
                                        vErrors.push(err1);
                                      }
                                      errors++;
                                    }
                                  }
                                  var _valid0 = _errs24 === errors;
                                  valid1 = valid1 || _valid0;
                                  const _errs26 = errors;
                                  if (data10 !== null) {
                                    const err2 = { instancePath: instancePath + "/source_alias", schemaPath: "#/properties/source_alias/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                    if (vErrors === null) {
                                      vErrors = [err2];
                                    } else {
                                      vErrors.push(err2);
                                    }
                                    errors++;
                                  }
                                  var _valid0 = _errs26 === errors;
                                  valid1 = valid1 || _valid0;
                                  if (!valid1) {
                                    const err3 = { instancePath: instancePath + "/source_alias", schemaPath: "#/properties/source_alias/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                    if (vErrors === null) {
                                      vErrors = [err3];
                                    } else {
                                      vErrors.push(err3);
                                    }
                                    errors++;
                                    validate0.errors = vErrors;
                                    return false;
                                  } else {
                                    errors = _errs23;
                                    if (vErrors !== null) {
                                      if (_errs23) {
                                        vErrors.length = _errs23;
                                      } else {
                                        vErrors = null;
                                      }
                                    }
                                  }
                                  var valid0 = _errs22 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.source_id !== void 0) {
                                    let data11 = data.source_id;
                                    const _errs28 = errors;
                                    if (errors === _errs28) {
                                      if (typeof data11 === "string") {
                                        if (func1(data11) > 200) {
                                          validate0.errors = [{ instancePath: instancePath + "/source_id", schemaPath: "#/properties/source_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                          return false;
                                        } else {
                                          if (func1(data11) < 1) {
                                            validate0.errors = [{ instancePath: instancePath + "/source_id", schemaPath: "#/properties/source_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                            return false;
                                          } else {
                                            if (!pattern0.test(data11)) {
                                              validate0.errors = [{ instancePath: instancePath + "/source_id", schemaPath: "#/properties/source_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                                              return false;
                                            }
                                          }
                                        }
                                      } else {
                                        validate0.errors = [{ instancePath: instancePath + "/source_id", schemaPath: "#/properties/source_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid0 = _errs28 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.reviewed_by !== void 0) {
                                      let data12 = data.reviewed_by;
                                      const _errs30 = errors;
                                      const _errs31 = errors;
                                      let valid2 = false;
                                      const _errs32 = errors;
                                      if (errors === _errs32) {
                                        if (typeof data12 === "string") {
                                          if (func1(data12) > 200) {
                                            const err4 = { instancePath: instancePath + "/reviewed_by", schemaPath: "#/properties/reviewed_by/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                                            if (vErrors === null) {
                                              vErrors = [err4];
                                            } else {
                                              vErrors.push(err4);
                                            }
                                            errors++;
                                          } else {
                                            if (func1(data12) < 1) {
                                              const err5 = { instancePath: instancePath + "/reviewed_by", schemaPath: "#/properties/reviewed_by/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                              if (vErrors === null) {
                                                vErrors = [err5];
                                              } else {
                                                vErrors.push(err5);
                                              }
                                              errors++;
                                            } else {
                                              if (!pattern0.test(data12)) {
                                                const err6 = { instancePath: instancePath + "/reviewed_by", schemaPath: "#/properties/reviewed_by/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' };
                                                if (vErrors === null) {
                                                  vErrors = [err6];
                                                } else {
                                                  vErrors.push(err6);
                                                }
                                                errors++;
                                              }
                                            }
                                          }
                                        } else {
                                          const err7 = { instancePath: instancePath + "/reviewed_by", schemaPath: "#/properties/reviewed_by/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err7];
                                          } else {
                                            vErrors.push(err7);
                                          }
                                          errors++;
                                        }
                                      }
                                      var _valid1 = _errs32 === errors;
                                      valid2 = valid2 || _valid1;
                                      const _errs34 = errors;
                                      if (data12 !== null) {
                                        const err8 = { instancePath: instancePath + "/reviewed_by", schemaPath: "#/properties/reviewed_by/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                        if (vErrors === null) {
                                          vErrors = [err8];
                                        } else {
                                          vErrors.push(err8);
                                        }
                                        errors++;
                                      }
                                      var _valid1 = _errs34 === errors;
                                      valid2 = valid2 || _valid1;
                                      if (!valid2) {
                                        const err9 = { instancePath: instancePath + "/reviewed_by", schemaPath: "#/properties/reviewed_by/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                        if (vErrors === null) {
                                          vErrors = [err9];
                                        } else {
                                          vErrors.push(err9);
                                        }
                                        errors++;
                                        validate0.errors = vErrors;
                                        return false;
                                      } else {
                                        errors = _errs31;
                                        if (vErrors !== null) {
                                          if (_errs31) {
                                            vErrors.length = _errs31;
                                          } else {
                                            vErrors = null;
                                          }
                                        }
                                      }
                                      var valid0 = _errs30 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.reviewed_at !== void 0) {
                                        let data13 = data.reviewed_at;
                                        const _errs36 = errors;
                                        const _errs37 = errors;
                                        let valid3 = false;
                                        const _errs38 = errors;
                                        if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                          const err10 = { instancePath: instancePath + "/reviewed_at", schemaPath: "#/properties/reviewed_at/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                          if (vErrors === null) {
                                            vErrors = [err10];
                                          } else {
                                            vErrors.push(err10);
                                          }
                                          errors++;
                                        }
                                        if (errors === _errs38) {
                                          if (typeof data13 == "number" && isFinite(data13)) {
                                            if (data13 > 253402300799999 || isNaN(data13)) {
                                              const err11 = { instancePath: instancePath + "/reviewed_at", schemaPath: "#/properties/reviewed_at/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" };
                                              if (vErrors === null) {
                                                vErrors = [err11];
                                              } else {
                                                vErrors.push(err11);
                                              }
                                              errors++;
                                            } else {
                                              if (data13 < 0 || isNaN(data13)) {
                                                const err12 = { instancePath: instancePath + "/reviewed_at", schemaPath: "#/properties/reviewed_at/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                if (vErrors === null) {
                                                  vErrors = [err12];
                                                } else {
                                                  vErrors.push(err12);
                                                }
                                                errors++;
                                              }
                                            }
                                          }
                                        }
                                        var _valid2 = _errs38 === errors;
                                        valid3 = valid3 || _valid2;
                                        const _errs40 = errors;
                                        if (data13 !== null) {
                                          const err13 = { instancePath: instancePath + "/reviewed_at", schemaPath: "#/properties/reviewed_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                          if (vErrors === null) {
                                            vErrors = [err13];
                                          } else {
                                            vErrors.push(err13);
                                          }
                                          errors++;
                                        }
                                        var _valid2 = _errs40 === errors;
                                        valid3 = valid3 || _valid2;
                                        if (!valid3) {
                                          const err14 = { instancePath: instancePath + "/reviewed_at", schemaPath: "#/properties/reviewed_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                          if (vErrors === null) {
                                            vErrors = [err14];
                                          } else {
                                            vErrors.push(err14);
                                          }
                                          errors++;
                                          validate0.errors = vErrors;
                                          return false;
                                        } else {
                                          errors = _errs37;
                                          if (vErrors !== null) {
                                            if (_errs37) {
                                              vErrors.length = _errs37;
                                            } else {
                                              vErrors = null;
                                            }
                                          }
                                        }
                                        var valid0 = _errs36 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.review_note !== void 0) {
                                          let data14 = data.review_note;
                                          const _errs42 = errors;
                                          const _errs43 = errors;
                                          let valid4 = false;
                                          const _errs44 = errors;
                                          if (errors === _errs44) {
                                            if (typeof data14 === "string") {
                                              if (func1(data14) > 1e3) {
                                                const err15 = { instancePath: instancePath + "/review_note", schemaPath: "#/properties/review_note/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                                                if (vErrors === null) {
                                                  vErrors = [err15];
                                                } else {
                                                  vErrors.push(err15);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err16 = { instancePath: instancePath + "/review_note", schemaPath: "#/properties/review_note/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err16];
                                              } else {
                                                vErrors.push(err16);
                                              }
                                              errors++;
                                            }
                                          }
                                          var _valid3 = _errs44 === errors;
                                          valid4 = valid4 || _valid3;
                                          const _errs46 = errors;
                                          if (data14 !== null) {
                                            const err17 = { instancePath: instancePath + "/review_note", schemaPath: "#/properties/review_note/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                            if (vErrors === null) {
                                              vErrors = [err17];
                                            } else {
                                              vErrors.push(err17);
                                            }
                                            errors++;
                                          }
                                          var _valid3 = _errs46 === errors;
                                          valid4 = valid4 || _valid3;
                                          if (!valid4) {
                                            const err18 = { instancePath: instancePath + "/review_note", schemaPath: "#/properties/review_note/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                            if (vErrors === null) {
                                              vErrors = [err18];
                                            } else {
                                              vErrors.push(err18);
                                            }
                                            errors++;
                                            validate0.errors = vErrors;
                                            return false;
                                          } else {
                                            errors = _errs43;
                                            if (vErrors !== null) {
                                              if (_errs43) {
                                                vErrors.length = _errs43;
                                              } else {
                                                vErrors = null;
                                              }
                                            }
                                          }
                                          var valid0 = _errs42 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.created_at !== void 0) {
                                            let data15 = data.created_at;
                                            const _errs48 = errors;
                                            if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                                              validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                              return false;
                                            }
                                            if (errors === _errs48) {
                                              if (typeof data15 == "number" && isFinite(data15)) {
                                                if (data15 > 253402300799999 || isNaN(data15)) {
                                                  validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" }];
                                                  return false;
                                                } else {
                                                  if (data15 < 0 || isNaN(data15)) {
                                                    validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                    return false;
                                                  }
                                                }
                                              }
                                            }
                                            var valid0 = _errs48 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.updated_at !== void 0) {
                                              let data16 = data.updated_at;
                                              const _errs50 = errors;
                                              if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                                                validate0.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                return false;
                                              }
                                              if (errors === _errs50) {
                                                if (typeof data16 == "number" && isFinite(data16)) {
                                                  if (data16 > 253402300799999 || isNaN(data16)) {
                                                    validate0.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" }];
                                                    return false;
                                                  } else {
                                                    if (data16 < 0 || isNaN(data16)) {
                                                      validate0.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                      return false;
                                                    }
                                                  }
                                                }
                                              }
                                              var valid0 = _errs50 === errors;
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
      } else {
        validate0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
        return false;
      }
    }
    validate0.errors = vErrors;
    return errors === 0;
  }
  validate0.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  return validate0;
})();
var line_provider = (() => {
  const schema0 = { "type": "object", "additionalProperties": false, "required": ["kind", "provider_id", "name", "vendor", "base_url", "secret_key_ref", "enabled", "models", "created_at", "created_by", "updated_at"], "properties": { "kind": { "type": "string", "const": "provider" }, "provider_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "name": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[^\\x00-\\x1f\\x7f]+$" }, "vendor": { "type": "string", "minLength": 1, "maxLength": 64 }, "base_url": { "type": "string", "minLength": 9, "maxLength": 500, "pattern": "^https://[^\\s]+$" }, "secret_key_ref": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[A-Z][A-Z0-9_]{0,63}$" }, "enabled": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 1 }, "models": { "type": "array", "maxItems": 200, "items": { "type": "object", "additionalProperties": false, "required": ["model_name"], "properties": { "model_name": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\x00-\\x1f\\x7f]+$" }, "display_name": { "type": "string", "minLength": 1, "maxLength": 200 }, "context_window": { "type": "integer", "minimum": 1, "maximum": 1e8 }, "supports_vision": { "type": "boolean" } } } }, "created_at": { "type": "integer", "minimum": 0, "maximum": 253402300799999 }, "created_by": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "updated_at": { "type": "integer", "minimum": 0, "maximum": 253402300799999 } } };
  const func0 = Object.prototype.hasOwnProperty;
  const func1 = require_ucs2length().default;
  const pattern0 = new RegExp("^[!-~]+$", "u");
  const pattern1 = new RegExp("^[^\\x00-\\x1f\\x7f]+$", "u");
  const pattern2 = new RegExp("^https://[^\\s]+$", "u");
  const pattern3 = new RegExp("^[A-Z][A-Z0-9_]{0,63}$", "u");
  const formats0 = require_formats().fullFormats.int32;
  function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate0.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (errors === 0) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.kind === void 0 && (missing0 = "kind") || data.provider_id === void 0 && (missing0 = "provider_id") || data.name === void 0 && (missing0 = "name") || data.vendor === void 0 && (missing0 = "vendor") || data.base_url === void 0 && (missing0 = "base_url") || data.secret_key_ref === void 0 && (missing0 = "secret_key_ref") || data.enabled === void 0 && (missing0 = "enabled") || data.models === void 0 && (missing0 = "models") || data.created_at === void 0 && (missing0 = "created_at") || data.created_by === void 0 && (missing0 = "created_by") || data.updated_at === void 0 && (missing0 = "updated_at")) {
          validate0.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!func0.call(schema0.properties, key0)) {
              validate0.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
              return false;
              break;
            }
          }
          if (_errs1 === errors) {
            if (data.kind !== void 0) {
              let data0 = data.kind;
              const _errs2 = errors;
              if (typeof data0 !== "string") {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("provider" !== data0) {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "provider" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.provider_id !== void 0) {
                let data1 = data.provider_id;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data1 === "string") {
                    if (func1(data1) > 200) {
                      validate0.errors = [{ instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func1(data1) < 1) {
                        validate0.errors = [{ instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern0.test(data1)) {
                          validate0.errors = [{ instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate0.errors = [{ instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.name !== void 0) {
                  let data2 = data.name;
                  const _errs6 = errors;
                  if (errors === _errs6) {
                    if (typeof data2 === "string") {
                      if (func1(data2) > 100) {
                        validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                        return false;
                      } else {
                        if (func1(data2) < 1) {
                          validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        } else {
                          if (!pattern1.test(data2)) {
                            validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.vendor !== void 0) {
                    let data3 = data.vendor;
                    const _errs8 = errors;
                    if (errors === _errs8) {
                      if (typeof data3 === "string") {
                        if (func1(data3) > 64) {
                          validate0.errors = [{ instancePath: instancePath + "/vendor", schemaPath: "#/properties/vendor/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
                          return false;
                        } else {
                          if (func1(data3) < 1) {
                            validate0.errors = [{ instancePath: instancePath + "/vendor", schemaPath: "#/properties/vendor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                            return false;
                          }
                        }
                      } else {
                        validate0.errors = [{ instancePath: instancePath + "/vendor", schemaPath: "#/properties/vendor/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.base_url !== void 0) {
                      let data4 = data.base_url;
                      const _errs10 = errors;
                      if (errors === _errs10) {
                        if (typeof data4 === "string") {
                          if (func1(data4) > 500) {
                            validate0.errors = [{ instancePath: instancePath + "/base_url", schemaPath: "#/properties/base_url/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }];
                            return false;
                          } else {
                            if (func1(data4) < 9) {
                              validate0.errors = [{ instancePath: instancePath + "/base_url", schemaPath: "#/properties/base_url/minLength", keyword: "minLength", params: { limit: 9 }, message: "must NOT have fewer than 9 characters" }];
                              return false;
                            } else {
                              if (!pattern2.test(data4)) {
                                validate0.errors = [{ instancePath: instancePath + "/base_url", schemaPath: "#/properties/base_url/pattern", keyword: "pattern", params: { pattern: "^https://[^\\s]+$" }, message: 'must match pattern "^https://[^\\s]+$"' }];
                                return false;
                              }
                            }
                          }
                        } else {
                          validate0.errors = [{ instancePath: instancePath + "/base_url", schemaPath: "#/properties/base_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid0 = _errs10 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.secret_key_ref !== void 0) {
                        let data5 = data.secret_key_ref;
                        const _errs12 = errors;
                        if (errors === _errs12) {
                          if (typeof data5 === "string") {
                            if (func1(data5) > 64) {
                              validate0.errors = [{ instancePath: instancePath + "/secret_key_ref", schemaPath: "#/properties/secret_key_ref/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
                              return false;
                            } else {
                              if (func1(data5) < 1) {
                                validate0.errors = [{ instancePath: instancePath + "/secret_key_ref", schemaPath: "#/properties/secret_key_ref/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                return false;
                              } else {
                                if (!pattern3.test(data5)) {
                                  validate0.errors = [{ instancePath: instancePath + "/secret_key_ref", schemaPath: "#/properties/secret_key_ref/pattern", keyword: "pattern", params: { pattern: "^[A-Z][A-Z0-9_]{0,63}$" }, message: 'must match pattern "^[A-Z][A-Z0-9_]{0,63}$"' }];
                                  return false;
                                }
                              }
                            }
                          } else {
                            validate0.errors = [{ instancePath: instancePath + "/secret_key_ref", schemaPath: "#/properties/secret_key_ref/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs12 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.enabled !== void 0) {
                          let data6 = data.enabled;
                          const _errs14 = errors;
                          if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                            validate0.errors = [{ instancePath: instancePath + "/enabled", schemaPath: "#/properties/enabled/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          if (errors === _errs14) {
                            if (typeof data6 == "number" && isFinite(data6)) {
                              if (data6 > 1 || isNaN(data6)) {
                                validate0.errors = [{ instancePath: instancePath + "/enabled", schemaPath: "#/properties/enabled/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                return false;
                              } else {
                                if (data6 < 0 || isNaN(data6)) {
                                  validate0.errors = [{ instancePath: instancePath + "/enabled", schemaPath: "#/properties/enabled/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                  return false;
                                } else {
                                  if (!formats0.validate(data6)) {
                                    validate0.errors = [{ instancePath: instancePath + "/enabled", schemaPath: "#/properties/enabled/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }];
                                    return false;
                                  }
                                }
                              }
                            }
                          }
                          var valid0 = _errs14 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.models !== void 0) {
                            let data7 = data.models;
                            const _errs16 = errors;
                            if (errors === _errs16) {
                              if (Array.isArray(data7)) {
                                if (data7.length > 200) {
                                  validate0.errors = [{ instancePath: instancePath + "/models", schemaPath: "#/properties/models/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" }];
                                  return false;
                                } else {
                                  var valid1 = true;
                                  const len0 = data7.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let data8 = data7[i0];
                                    const _errs18 = errors;
                                    if (errors === _errs18) {
                                      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                        let missing1;
                                        if (data8.model_name === void 0 && (missing1 = "model_name")) {
                                          validate0.errors = [{ instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                          return false;
                                        } else {
                                          const _errs20 = errors;
                                          for (const key1 in data8) {
                                            if (!(key1 === "model_name" || key1 === "display_name" || key1 === "context_window" || key1 === "supports_vision")) {
                                              validate0.errors = [{ instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                              return false;
                                              break;
                                            }
                                          }
                                          if (_errs20 === errors) {
                                            if (data8.model_name !== void 0) {
                                              let data9 = data8.model_name;
                                              const _errs21 = errors;
                                              if (errors === _errs21) {
                                                if (typeof data9 === "string") {
                                                  if (func1(data9) > 200) {
                                                    validate0.errors = [{ instancePath: instancePath + "/models/" + i0 + "/model_name", schemaPath: "#/properties/models/items/properties/model_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                    return false;
                                                  } else {
                                                    if (func1(data9) < 1) {
                                                      validate0.errors = [{ instancePath: instancePath + "/models/" + i0 + "/model_name", schemaPath: "#/properties/models/items/properties/model_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                      return false;
                                                    } else {
                                                      if (!pattern1.test(data9)) {
                                                        validate0.errors = [{ instancePath: instancePath + "/models/" + i0 + "/model_name", schemaPath: "#/properties/models/items/properties/model_name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                } else {
                                                  validate0.errors = [{ instancePath: instancePath + "/models/" + i0 + "/model_name", schemaPath: "#/properties/models/items/properties/model_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                              }
                                              var valid2 = _errs21 === errors;
                                            } else {
                                              var valid2 = true;
                                            }
                                            if (valid2) {
                                              if (data8.display_name !== void 0) {
                                                let data10 = data8.display_name;
                                                const _errs23 = errors;
                                                if (errors === _errs23) {
                                                  if (typeof data10 === "string") {
                                                    if (func1(data10) > 200) {
                                                      validate0.errors = [{ instancePath: instancePath + "/models/" + i0 + "/display_name", schemaPath: "#/properties/models/items/properties/display_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                      return false;
                                                    } else {
                                                      if (func1(data10) < 1) {
                                                        validate0.errors = [{ instancePath: instancePath + "/models/" + i0 + "/display_name", schemaPath: "#/properties/models/items/properties/display_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                        return false;
                                                      }
                                                    }
                                                  } else {
                                                    validate0.errors = [{ instancePath: instancePath + "/models/" + i0 + "/display_name", schemaPath: "#/properties/models/items/properties/display_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                    return false;
                                                  }
                                                }
                                                var valid2 = _errs23 === errors;
                                              } else {
                                                var valid2 = true;
                                              }
                                              if (valid2) {
                                                if (data8.context_window !== void 0) {
                                                  let data11 = data8.context_window;
                                                  const _errs25 = errors;
                                                  if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                                    validate0.errors = [{ instancePath: instancePath + "/models/" + i0 + "/context_window", schemaPath: "#/properties/models/items/properties/context_window/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                    return false;
                                                  }
                                                  if (errors === _errs25) {
                                                    if (typeof data11 == "number" && isFinite(data11)) {
                                                      if (data11 > 1e8 || isNaN(data11)) {
                                                        validate0.errors = [{ instancePath: instancePath + "/models/" + i0 + "/context_window", schemaPath: "#/properties/models/items/properties/context_window/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e8 }, message: "must be <= 100000000" }];
                                                        return false;
                                                      } else {
                                                        if (data11 < 1 || isNaN(data11)) {
                                                          validate0.errors = [{ instancePath: instancePath + "/models/" + i0 + "/context_window", schemaPath: "#/properties/models/items/properties/context_window/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                  }
                                                  var valid2 = _errs25 === errors;
                                                } else {
                                                  var valid2 = true;
                                                }
                                                if (valid2) {
                                                  if (data8.supports_vision !== void 0) {
                                                    const _errs27 = errors;
                                                    if (typeof data8.supports_vision !== "boolean") {
                                                      validate0.errors = [{ instancePath: instancePath + "/models/" + i0 + "/supports_vision", schemaPath: "#/properties/models/items/properties/supports_vision/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                                      return false;
                                                    }
                                                    var valid2 = _errs27 === errors;
                                                  } else {
                                                    var valid2 = true;
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        validate0.errors = [{ instancePath: instancePath + "/models/" + i0, schemaPath: "#/properties/models/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                    }
                                    var valid1 = _errs18 === errors;
                                    if (!valid1) {
                                      break;
                                    }
                                  }
                                }
                              } else {
                                validate0.errors = [{ instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                return false;
                              }
                            }
                            var valid0 = _errs16 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.created_at !== void 0) {
                              let data13 = data.created_at;
                              const _errs29 = errors;
                              if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                return false;
                              }
                              if (errors === _errs29) {
                                if (typeof data13 == "number" && isFinite(data13)) {
                                  if (data13 > 253402300799999 || isNaN(data13)) {
                                    validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" }];
                                    return false;
                                  } else {
                                    if (data13 < 0 || isNaN(data13)) {
                                      validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                      return false;
                                    }
                                  }
                                }
                              }
                              var valid0 = _errs29 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.created_by !== void 0) {
                                let data14 = data.created_by;
                                const _errs31 = errors;
                                if (errors === _errs31) {
                                  if (typeof data14 === "string") {
                                    if (func1(data14) > 200) {
                                      validate0.errors = [{ instancePath: instancePath + "/created_by", schemaPath: "#/properties/created_by/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                      return false;
                                    } else {
                                      if (func1(data14) < 1) {
                                        validate0.errors = [{ instancePath: instancePath + "/created_by", schemaPath: "#/properties/created_by/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                        return false;
                                      } else {
                                        if (!pattern0.test(data14)) {
                                          validate0.errors = [{ instancePath: instancePath + "/created_by", schemaPath: "#/properties/created_by/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                                          return false;
                                        }
                                      }
                                    }
                                  } else {
                                    validate0.errors = [{ instancePath: instancePath + "/created_by", schemaPath: "#/properties/created_by/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs31 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.updated_at !== void 0) {
                                  let data15 = data.updated_at;
                                  const _errs33 = errors;
                                  if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                                    validate0.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  if (errors === _errs33) {
                                    if (typeof data15 == "number" && isFinite(data15)) {
                                      if (data15 > 253402300799999 || isNaN(data15)) {
                                        validate0.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" }];
                                        return false;
                                      } else {
                                        if (data15 < 0 || isNaN(data15)) {
                                          validate0.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                          return false;
                                        }
                                      }
                                    }
                                  }
                                  var valid0 = _errs33 === errors;
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
        validate0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
        return false;
      }
    }
    validate0.errors = vErrors;
    return errors === 0;
  }
  validate0.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  return validate0;
})();
var line_project = (() => {
  const schema0 = { "type": "object", "additionalProperties": false, "required": ["kind", "project_id", "name", "color", "position", "archived", "created_at"], "properties": { "kind": { "type": "string", "const": "project" }, "project_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "name": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "\\S" }, "color": { "type": "string", "maxLength": 7, "pattern": "^#[0-9a-f]{6}$" }, "position": { "type": "integer", "minimum": -2147483648, "maximum": 2147483647 }, "archived": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 1 }, "created_at": { "type": "integer", "minimum": 0, "maximum": 253402300799999 } } };
  const func0 = require_ucs2length().default;
  const pattern0 = new RegExp("^[!-~]+$", "u");
  const pattern1 = new RegExp("\\S", "u");
  const pattern2 = new RegExp("^#[0-9a-f]{6}$", "u");
  const formats0 = require_formats().fullFormats.int32;
  function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate0.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (errors === 0) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.kind === void 0 && (missing0 = "kind") || data.project_id === void 0 && (missing0 = "project_id") || data.name === void 0 && (missing0 = "name") || data.color === void 0 && (missing0 = "color") || data.position === void 0 && (missing0 = "position") || data.archived === void 0 && (missing0 = "archived") || data.created_at === void 0 && (missing0 = "created_at")) {
          validate0.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!(key0 === "kind" || key0 === "project_id" || key0 === "name" || key0 === "color" || key0 === "position" || key0 === "archived" || key0 === "created_at")) {
              validate0.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
              return false;
              break;
            }
          }
          if (_errs1 === errors) {
            if (data.kind !== void 0) {
              let data0 = data.kind;
              const _errs2 = errors;
              if (typeof data0 !== "string") {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("project" !== data0) {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "project" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.project_id !== void 0) {
                let data1 = data.project_id;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data1 === "string") {
                    if (func0(data1) > 200) {
                      validate0.errors = [{ instancePath: instancePath + "/project_id", schemaPath: "#/properties/project_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func0(data1) < 1) {
                        validate0.errors = [{ instancePath: instancePath + "/project_id", schemaPath: "#/properties/project_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern0.test(data1)) {
                          validate0.errors = [{ instancePath: instancePath + "/project_id", schemaPath: "#/properties/project_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate0.errors = [{ instancePath: instancePath + "/project_id", schemaPath: "#/properties/project_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.name !== void 0) {
                  let data2 = data.name;
                  const _errs6 = errors;
                  if (errors === _errs6) {
                    if (typeof data2 === "string") {
                      if (func0(data2) > 40) {
                        validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }];
                        return false;
                      } else {
                        if (func0(data2) < 1) {
                          validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        } else {
                          if (!pattern1.test(data2)) {
                            validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.color !== void 0) {
                    let data3 = data.color;
                    const _errs8 = errors;
                    if (errors === _errs8) {
                      if (typeof data3 === "string") {
                        if (func0(data3) > 7) {
                          validate0.errors = [{ instancePath: instancePath + "/color", schemaPath: "#/properties/color/maxLength", keyword: "maxLength", params: { limit: 7 }, message: "must NOT have more than 7 characters" }];
                          return false;
                        } else {
                          if (!pattern2.test(data3)) {
                            validate0.errors = [{ instancePath: instancePath + "/color", schemaPath: "#/properties/color/pattern", keyword: "pattern", params: { pattern: "^#[0-9a-f]{6}$" }, message: 'must match pattern "^#[0-9a-f]{6}$"' }];
                            return false;
                          }
                        }
                      } else {
                        validate0.errors = [{ instancePath: instancePath + "/color", schemaPath: "#/properties/color/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.position !== void 0) {
                      let data4 = data.position;
                      const _errs10 = errors;
                      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                        validate0.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs10) {
                        if (typeof data4 == "number" && isFinite(data4)) {
                          if (data4 > 2147483647 || isNaN(data4)) {
                            validate0.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }];
                            return false;
                          } else {
                            if (data4 < -2147483648 || isNaN(data4)) {
                              validate0.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: -2147483648 }, message: "must be >= -2147483648" }];
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
                      if (data.archived !== void 0) {
                        let data5 = data.archived;
                        const _errs12 = errors;
                        if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                          validate0.errors = [{ instancePath: instancePath + "/archived", schemaPath: "#/properties/archived/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs12) {
                          if (typeof data5 == "number" && isFinite(data5)) {
                            if (data5 > 1 || isNaN(data5)) {
                              validate0.errors = [{ instancePath: instancePath + "/archived", schemaPath: "#/properties/archived/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                              return false;
                            } else {
                              if (data5 < 0 || isNaN(data5)) {
                                validate0.errors = [{ instancePath: instancePath + "/archived", schemaPath: "#/properties/archived/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                return false;
                              } else {
                                if (!formats0.validate(data5)) {
                                  validate0.errors = [{ instancePath: instancePath + "/archived", schemaPath: "#/properties/archived/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }];
                                  return false;
                                }
                              }
                            }
                          }
                        }
                        var valid0 = _errs12 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.created_at !== void 0) {
                          let data6 = data.created_at;
                          const _errs14 = errors;
                          if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                            validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          if (errors === _errs14) {
                            if (typeof data6 == "number" && isFinite(data6)) {
                              if (data6 > 253402300799999 || isNaN(data6)) {
                                validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" }];
                                return false;
                              } else {
                                if (data6 < 0 || isNaN(data6)) {
                                  validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                  return false;
                                }
                              }
                            }
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
      } else {
        validate0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
        return false;
      }
    }
    validate0.errors = vErrors;
    return errors === 0;
  }
  validate0.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  return validate0;
})();
var line_tag_color = (() => {
  const schema0 = { "type": "object", "additionalProperties": false, "required": ["kind", "tag", "color"], "properties": { "kind": { "type": "string", "const": "tag_color" }, "tag": { "type": "string", "minLength": 1, "maxLength": 20, "pattern": "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$" }, "color": { "type": "string", "maxLength": 7, "pattern": "^#[0-9a-f]{6}$" } } };
  const func0 = require_ucs2length().default;
  const pattern0 = new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$", "u");
  const pattern1 = new RegExp("^#[0-9a-f]{6}$", "u");
  function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate0.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (errors === 0) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.kind === void 0 && (missing0 = "kind") || data.tag === void 0 && (missing0 = "tag") || data.color === void 0 && (missing0 = "color")) {
          validate0.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!(key0 === "kind" || key0 === "tag" || key0 === "color")) {
              validate0.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
              return false;
              break;
            }
          }
          if (_errs1 === errors) {
            if (data.kind !== void 0) {
              let data0 = data.kind;
              const _errs2 = errors;
              if (typeof data0 !== "string") {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("tag_color" !== data0) {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "tag_color" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.tag !== void 0) {
                let data1 = data.tag;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data1 === "string") {
                    if (func0(data1) > 20) {
                      validate0.errors = [{ instancePath: instancePath + "/tag", schemaPath: "#/properties/tag/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" }];
                      return false;
                    } else {
                      if (func0(data1) < 1) {
                        validate0.errors = [{ instancePath: instancePath + "/tag", schemaPath: "#/properties/tag/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern0.test(data1)) {
                          validate0.errors = [{ instancePath: instancePath + "/tag", schemaPath: "#/properties/tag/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"' }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate0.errors = [{ instancePath: instancePath + "/tag", schemaPath: "#/properties/tag/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.color !== void 0) {
                  let data2 = data.color;
                  const _errs6 = errors;
                  if (errors === _errs6) {
                    if (typeof data2 === "string") {
                      if (func0(data2) > 7) {
                        validate0.errors = [{ instancePath: instancePath + "/color", schemaPath: "#/properties/color/maxLength", keyword: "maxLength", params: { limit: 7 }, message: "must NOT have more than 7 characters" }];
                        return false;
                      } else {
                        if (!pattern1.test(data2)) {
                          validate0.errors = [{ instancePath: instancePath + "/color", schemaPath: "#/properties/color/pattern", keyword: "pattern", params: { pattern: "^#[0-9a-f]{6}$" }, message: 'must match pattern "^#[0-9a-f]{6}$"' }];
                          return false;
                        }
                      }
                    } else {
                      validate0.errors = [{ instancePath: instancePath + "/color", schemaPath: "#/properties/color/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
        validate0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
        return false;
      }
    }
    validate0.errors = vErrors;
    return errors === 0;
  }
  validate0.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  return validate0;
})();
var line_card = (() => {
  const schema0 = { "type": "object", "additionalProperties": false, "required": ["kind", "requirement_id", "seq", "name", "board_column", "priority", "due", "start", "description", "checklist", "owner_id", "agent_owner_id", "project_id", "parent_id", "external_ref", "external_url", "archived", "created_by_kind", "created_by_id", "updated_by_kind", "updated_by_id", "created_at", "updated_at", "tags", "participants"], "properties": { "kind": { "type": "string", "const": "card" }, "requirement_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "seq": { "type": "integer", "minimum": 0, "maximum": 4503599627370496 }, "name": { "type": "string", "minLength": 1, "maxLength": 80, "pattern": "\\S" }, "board_column": { "type": "string", "enum": ["pool", "doing", "done"] }, "priority": { "type": "string", "enum": ["high", "normal", "low", "lowest"] }, "due": { "anyOf": [{ "type": "string", "maxLength": 40, "pattern": "^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2}Z)?$" }, { "type": "null" }] }, "start": { "anyOf": [{ "type": "string", "maxLength": 40, "pattern": "^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2}Z)?$" }, { "type": "null" }] }, "description": { "type": "string", "maxLength": 2e4 }, "checklist": { "type": "array", "maxItems": 100, "items": { "type": "object", "additionalProperties": false, "required": ["id", "text", "done"], "properties": { "id": { "type": "string", "maxLength": 100, "pattern": "^[A-Za-z0-9_-]+$" }, "text": { "type": "string", "maxLength": 500 }, "done": { "type": "boolean" } } } }, "owner_id": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, { "type": "null" }] }, "agent_owner_id": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, { "type": "null" }] }, "project_id": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, { "type": "null" }] }, "parent_id": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, { "type": "null" }] }, "external_ref": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[A-Za-z0-9_.:/#@+-]+$" }, { "type": "null" }] }, "external_url": { "anyOf": [{ "type": "string", "minLength": 8, "maxLength": 500, "pattern": "^[hH][tT][tT][pP][sS]?://\\S+$" }, { "type": "null" }] }, "archived": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 1 }, "created_by_kind": { "type": "string", "enum": ["user", "node"] }, "created_by_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "updated_by_kind": { "type": "string", "enum": ["user", "node"] }, "updated_by_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "created_at": { "type": "integer", "minimum": 0, "maximum": 253402300799999 }, "updated_at": { "type": "integer", "minimum": 0, "maximum": 253402300799999 }, "tags": { "type": "array", "maxItems": 10, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 20, "pattern": "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$" } }, "participants": { "type": "array", "maxItems": 100, "items": { "type": "object", "additionalProperties": false, "required": ["kind", "id"], "properties": { "kind": { "type": "string", "enum": ["user", "node"] }, "id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" } } } } } };
  const func0 = Object.prototype.hasOwnProperty;
  const func1 = require_ucs2length().default;
  const pattern0 = new RegExp("^[!-~]+$", "u");
  const pattern1 = new RegExp("\\S", "u");
  const pattern2 = new RegExp("^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2}Z)?$", "u");
  const pattern4 = new RegExp("^[A-Za-z0-9_-]+$", "u");
  const pattern9 = new RegExp("^[A-Za-z0-9_.:/#@+-]+$", "u");
  const pattern10 = new RegExp("^[hH][tT][tT][pP][sS]?://\\S+$", "u");
  const pattern13 = new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$", "u");
  const formats0 = require_formats().fullFormats.int32;
  function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate0.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (errors === 0) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.kind === void 0 && (missing0 = "kind") || data.requirement_id === void 0 && (missing0 = "requirement_id") || data.seq === void 0 && (missing0 = "seq") || data.name === void 0 && (missing0 = "name") || data.board_column === void 0 && (missing0 = "board_column") || data.priority === void 0 && (missing0 = "priority") || data.due === void 0 && (missing0 = "due") || data.start === void 0 && (missing0 = "start") || data.description === void 0 && (missing0 = "description") || data.checklist === void 0 && (missing0 = "checklist") || data.owner_id === void 0 && (missing0 = "owner_id") || data.agent_owner_id === void 0 && (missing0 = "agent_owner_id") || data.project_id === void 0 && (missing0 = "project_id") || data.parent_id === void 0 && (missing0 = "parent_id") || data.external_ref === void 0 && (missing0 = "external_ref") || data.external_url === void 0 && (missing0 = "external_url") || data.archived === void 0 && (missing0 = "archived") || data.created_by_kind === void 0 && (missing0 = "created_by_kind") || data.created_by_id === void 0 && (missing0 = "created_by_id") || data.updated_by_kind === void 0 && (missing0 = "updated_by_kind") || data.updated_by_id === void 0 && (missing0 = "updated_by_id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.tags === void 0 && (missing0 = "tags") || data.participants === void 0 && (missing0 = "participants")) {
          validate0.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!func0.call(schema0.properties, key0)) {
              validate0.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
              return false;
              break;
            }
          }
          if (_errs1 === errors) {
            if (data.kind !== void 0) {
              let data0 = data.kind;
              const _errs2 = errors;
              if (typeof data0 !== "string") {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("card" !== data0) {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "card" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.requirement_id !== void 0) {
                let data1 = data.requirement_id;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data1 === "string") {
                    if (func1(data1) > 200) {
                      validate0.errors = [{ instancePath: instancePath + "/requirement_id", schemaPath: "#/properties/requirement_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func1(data1) < 1) {
                        validate0.errors = [{ instancePath: instancePath + "/requirement_id", schemaPath: "#/properties/requirement_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern0.test(data1)) {
                          validate0.errors = [{ instancePath: instancePath + "/requirement_id", schemaPath: "#/properties/requirement_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate0.errors = [{ instancePath: instancePath + "/requirement_id", schemaPath: "#/properties/requirement_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.seq !== void 0) {
                  let data2 = data.seq;
                  const _errs6 = errors;
                  if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                    validate0.errors = [{ instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs6) {
                    if (typeof data2 == "number" && isFinite(data2)) {
                      if (data2 > 4503599627370496 || isNaN(data2)) {
                        validate0.errors = [{ instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370496 }, message: "must be <= 4503599627370496" }];
                        return false;
                      } else {
                        if (data2 < 0 || isNaN(data2)) {
                          validate0.errors = [{ instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                  if (data.name !== void 0) {
                    let data3 = data.name;
                    const _errs8 = errors;
                    if (errors === _errs8) {
                      if (typeof data3 === "string") {
                        if (func1(data3) > 80) {
                          validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" }];
                          return false;
                        } else {
                          if (func1(data3) < 1) {
                            validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                            return false;
                          } else {
                            if (!pattern1.test(data3)) {
                              validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' }];
                              return false;
                            }
                          }
                        }
                      } else {
                        validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.board_column !== void 0) {
                      let data4 = data.board_column;
                      const _errs10 = errors;
                      if (typeof data4 !== "string") {
                        validate0.errors = [{ instancePath: instancePath + "/board_column", schemaPath: "#/properties/board_column/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data4 === "pool" || data4 === "doing" || data4 === "done")) {
                        validate0.errors = [{ instancePath: instancePath + "/board_column", schemaPath: "#/properties/board_column/enum", keyword: "enum", params: { allowedValues: schema0.properties.board_column.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid0 = _errs10 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.priority !== void 0) {
                        let data5 = data.priority;
                        const _errs12 = errors;
                        if (typeof data5 !== "string") {
                          validate0.errors = [{ instancePath: instancePath + "/priority", schemaPath: "#/properties/priority/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        if (!(data5 === "high" || data5 === "normal" || data5 === "low" || data5 === "lowest")) {
                          validate0.errors = [{ instancePath: instancePath + "/priority", schemaPath: "#/properties/priority/enum", keyword: "enum", params: { allowedValues: schema0.properties.priority.enum }, message: "must be equal to one of the allowed values" }];
                          return false;
                        }
                        var valid0 = _errs12 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.due !== void 0) {
                          let data6 = data.due;
                          const _errs14 = errors;
                          const _errs15 = errors;
                          let valid1 = false;
                          const _errs16 = errors;
                          if (errors === _errs16) {
                            if (typeof data6 === "string") {
                              if (func1(data6) > 40) {
                                const err0 = { instancePath: instancePath + "/due", schemaPath: "#/properties/due/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                                if (vErrors === null) {
                                  vErrors = [err0];
                                } else {
                                  vErrors.push(err0);
                                }
                                errors++;
                              } else {
                                if (!pattern2.test(data6)) {
                                  const err1 = { instancePath: instancePath + "/due", schemaPath: "#/properties/due/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2}Z)?$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2}Z)?$"' };
                                  if (vErrors === null) {
                                    vErrors = [err1];
                                  } else {
                                    vErrors.push(err1);
                                  }
                                  errors++;
                                }
                              }
                            } else {
                              const err2 = { instancePath: instancePath + "/due", schemaPath: "#/properties/due/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err2];
                              } else {
                                vErrors.push(err2);
                              }
                              errors++;
                            }
                          }
                          var _valid0 = _errs16 === errors;
                          valid1 = valid1 || _valid0;
                          const _errs18 = errors;
                          if (data6 !== null) {
                            const err3 = { instancePath: instancePath + "/due", schemaPath: "#/properties/due/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err3];
                            } else {
                              vErrors.push(err3);
                            }
                            errors++;
                          }
                          var _valid0 = _errs18 === errors;
                          valid1 = valid1 || _valid0;
                          if (!valid1) {
                            const err4 = { instancePath: instancePath + "/due", schemaPath: "#/properties/due/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            if (vErrors === null) {
                              vErrors = [err4];
                            } else {
                              vErrors.push(err4);
                            }
                            errors++;
                            validate0.errors = vErrors;
                            return false;
                          } else {
                            errors = _errs15;
                            if (vErrors !== null) {
                              if (_errs15) {
                                vErrors.length = _errs15;
                              } else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid0 = _errs14 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.start !== void 0) {
                            let data7 = data.start;
                            const _errs20 = errors;
                            const _errs21 = errors;
                            let valid2 = false;
                            const _errs22 = errors;
                            if (errors === _errs22) {
                              if (typeof data7 === "string") {
                                if (func1(data7) > 40) {
                                  const err5 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                                  if (vErrors === null) {
                                    vErrors = [err5];
                                  } else {
                                    vErrors.push(err5);
                                  }
                                  errors++;
                                } else {
                                  if (!pattern2.test(data7)) {
                                    const err6 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2}Z)?$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2}Z)?$"' };
                                    if (vErrors === null) {
                                      vErrors = [err6];
                                    } else {
                                      vErrors.push(err6);
                                    }
                                    errors++;
                                  }
                                }
                              } else {
                                const err7 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err7];
                                } else {
                                  vErrors.push(err7);
                                }
                                errors++;
                              }
                            }
                            var _valid1 = _errs22 === errors;
                            valid2 = valid2 || _valid1;
                            const _errs24 = errors;
                            if (data7 !== null) {
                              const err8 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              if (vErrors === null) {
                                vErrors = [err8];
                              } else {
                                vErrors.push(err8);
                              }
                              errors++;
                            }
                            var _valid1 = _errs24 === errors;
                            valid2 = valid2 || _valid1;
                            if (!valid2) {
                              const err9 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              if (vErrors === null) {
                                vErrors = [err9];
                              } else {
                                vErrors.push(err9);
                              }
                              errors++;
                              validate0.errors = vErrors;
                              return false;
                            } else {
                              errors = _errs21;
                              if (vErrors !== null) {
                                if (_errs21) {
                                  vErrors.length = _errs21;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs20 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.description !== void 0) {
                              let data8 = data.description;
                              const _errs26 = errors;
                              if (errors === _errs26) {
                                if (typeof data8 === "string") {
                                  if (func1(data8) > 2e4) {
                                    validate0.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" }];
                                    return false;
                                  }
                                } else {
                                  validate0.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid0 = _errs26 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.checklist !== void 0) {
                                let data9 = data.checklist;
                                const _errs28 = errors;
                                if (errors === _errs28) {
                                  if (Array.isArray(data9)) {
                                    if (data9.length > 100) {
                                      validate0.errors = [{ instancePath: instancePath + "/checklist", schemaPath: "#/properties/checklist/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                                      return false;
                                    } else {
                                      var valid3 = true;
                                      const len0 = data9.length;
                                      for (let i0 = 0; i0 < len0; i0++) {
                                        let data10 = data9[i0];
                                        const _errs30 = errors;
                                        if (errors === _errs30) {
                                          if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                            let missing1;
                                            if (data10.id === void 0 && (missing1 = "id") || data10.text === void 0 && (missing1 = "text") || data10.done === void 0 && (missing1 = "done")) {
                                              validate0.errors = [{ instancePath: instancePath + "/checklist/" + i0, schemaPath: "#/properties/checklist/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                              return false;
                                            } else {
                                              const _errs32 = errors;
                                              for (const key1 in data10) {
                                                if (!(key1 === "id" || key1 === "text" || key1 === "done")) {
                                                  validate0.errors = [{ instancePath: instancePath + "/checklist/" + i0, schemaPath: "#/properties/checklist/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                                  return false;
                                                  break;
                                                }
                                              }
                                              if (_errs32 === errors) {
                                                if (data10.id !== void 0) {
                                                  let data11 = data10.id;
                                                  const _errs33 = errors;
                                                  if (errors === _errs33) {
                                                    if (typeof data11 === "string") {
                                                      if (func1(data11) > 100) {
                                                        validate0.errors = [{ instancePath: instancePath + "/checklist/" + i0 + "/id", schemaPath: "#/properties/checklist/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                                                        return false;
                                                      } else {
                                                        if (!pattern4.test(data11)) {
                                                          validate0.errors = [{ instancePath: instancePath + "/checklist/" + i0 + "/id", schemaPath: "#/properties/checklist/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' }];
                                                          return false;
                                                        }
                                                      }
                                                    } else {
                                                      validate0.errors = [{ instancePath: instancePath + "/checklist/" + i0 + "/id", schemaPath: "#/properties/checklist/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                      return false;
                                                    }
                                                  }
                                                  var valid4 = _errs33 === errors;
                                                } else {
                                                  var valid4 = true;
                                                }
                                                if (valid4) {
                                                  if (data10.text !== void 0) {
                                                    let data12 = data10.text;
                                                    const _errs35 = errors;
                                                    if (errors === _errs35) {
                                                      if (typeof data12 === "string") {
                                                        if (func1(data12) > 500) {
                                                          validate0.errors = [{ instancePath: instancePath + "/checklist/" + i0 + "/text", schemaPath: "#/properties/checklist/items/properties/text/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }];
                                                          return false;
                                                        }
                                                      } else {
                                                        validate0.errors = [{ instancePath: instancePath + "/checklist/" + i0 + "/text", schemaPath: "#/properties/checklist/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid4 = _errs35 === errors;
                                                  } else {
                                                    var valid4 = true;
                                                  }
                                                  if (valid4) {
                                                    if (data10.done !== void 0) {
                                                      const _errs37 = errors;
                                                      if (typeof data10.done !== "boolean") {
                                                        validate0.errors = [{ instancePath: instancePath + "/checklist/" + i0 + "/done", schemaPath: "#/properties/checklist/items/properties/done/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                                        return false;
                                                      }
                                                      var valid4 = _errs37 === errors;
                                                    } else {
                                                      var valid4 = true;
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          } else {
                                            validate0.errors = [{ instancePath: instancePath + "/checklist/" + i0, schemaPath: "#/properties/checklist/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                            return false;
                                          }
                                        }
                                        var valid3 = _errs30 === errors;
                                        if (!valid3) {
                                          break;
                                        }
                                      }
                                    }
                                  } else {
                                    validate0.errors = [{ instancePath: instancePath + "/checklist", schemaPath: "#/properties/checklist/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs28 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.owner_id !== void 0) {
                                  let data14 = data.owner_id;
                                  const _errs39 = errors;
                                  const _errs40 = errors;
                                  let valid5 = false;
                                  const _errs41 = errors;
                                  if (errors === _errs41) {
                                    if (typeof data14 === "string") {
                                      if (func1(data14) > 200) {
                                        const err10 = { instancePath: instancePath + "/owner_id", schemaPath: "#/properties/owner_id/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                                        if (vErrors === null) {
                                          vErrors = [err10];
                                        } else {
                                          vErrors.push(err10);
                                        }
                                        errors++;
                                      } else {
                                        if (func1(data14) < 1) {
                                          const err11 = { instancePath: instancePath + "/owner_id", schemaPath: "#/properties/owner_id/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                          if (vErrors === null) {
                                            vErrors = [err11];
                                          } else {
                                            vErrors.push(err11);
                                          }
                                          errors++;
                                        } else {
                                          if (!pattern0.test(data14)) {
                                            const err12 = { instancePath: instancePath + "/owner_id", schemaPath: "#/properties/owner_id/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' };
                                            if (vErrors === null) {
                                              vErrors = [err12];
                                            } else {
                                              vErrors.push(err12);
                                            }
                                            errors++;
                                          }
                                        }
                                      }
                                    } else {
                                      const err13 = { instancePath: instancePath + "/owner_id", schemaPath: "#/properties/owner_id/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err13];
                                      } else {
                                        vErrors.push(err13);
                                      }
                                      errors++;
                                    }
                                  }
                                  var _valid2 = _errs41 === errors;
                                  valid5 = valid5 || _valid2;
                                  const _errs43 = errors;
                                  if (data14 !== null) {
                                    const err14 = { instancePath: instancePath + "/owner_id", schemaPath: "#/properties/owner_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                    if (vErrors === null) {
                                      vErrors = [err14];
                                    } else {
                                      vErrors.push(err14);
                                    }
                                    errors++;
                                  }
                                  var _valid2 = _errs43 === errors;
                                  valid5 = valid5 || _valid2;
                                  if (!valid5) {
                                    const err15 = { instancePath: instancePath + "/owner_id", schemaPath: "#/properties/owner_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                    if (vErrors === null) {
                                      vErrors = [err15];
                                    } else {
                                      vErrors.push(err15);
                                    }
                                    errors++;
                                    validate0.errors = vErrors;
                                    return false;
                                  } else {
                                    errors = _errs40;
                                    if (vErrors !== null) {
                                      if (_errs40) {
                                        vErrors.length = _errs40;
                                      } else {
                                        vErrors = null;
                                      }
                                    }
                                  }
                                  var valid0 = _errs39 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.agent_owner_id !== void 0) {
                                    let data15 = data.agent_owner_id;
                                    const _errs45 = errors;
                                    const _errs46 = errors;
                                    let valid6 = false;
                                    const _errs47 = errors;
                                    if (errors === _errs47) {
                                      if (typeof data15 === "string") {
                                        if (func1(data15) > 200) {
                                          const err16 = { instancePath: instancePath + "/agent_owner_id", schemaPath: "#/properties/agent_owner_id/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                                          if (vErrors === null) {
                                            vErrors = [err16];
                                          } else {
                                            vErrors.push(err16);
                                          }
                                          errors++;
                                        } else {
                                          if (func1(data15) < 1) {
                                            const err17 = { instancePath: instancePath + "/agent_owner_id", schemaPath: "#/properties/agent_owner_id/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                            if (vErrors === null) {
                                              vErrors = [err17];
                                            } else {
                                              vErrors.push(err17);
                                            }
                                            errors++;
                                          } else {
                                            if (!pattern0.test(data15)) {
                                              const err18 = { instancePath: instancePath + "/agent_owner_id", schemaPath: "#/properties/agent_owner_id/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' };
                                              if (vErrors === null) {
                                                vErrors = [err18];
                                              } else {
                                                vErrors.push(err18);
                                              }
                                              errors++;
                                            }
                                          }
                                        }
                                      } else {
                                        const err19 = { instancePath: instancePath + "/agent_owner_id", schemaPath: "#/properties/agent_owner_id/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err19];
                                        } else {
                                          vErrors.push(err19);
                                        }
                                        errors++;
                                      }
                                    }
                                    var _valid3 = _errs47 === errors;
                                    valid6 = valid6 || _valid3;
                                    const _errs49 = errors;
                                    if (data15 !== null) {
                                      const err20 = { instancePath: instancePath + "/agent_owner_id", schemaPath: "#/properties/agent_owner_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                      if (vErrors === null) {
                                        vErrors = [err20];
                                      } else {
                                        vErrors.push(err20);
                                      }
                                      errors++;
                                    }
                                    var _valid3 = _errs49 === errors;
                                    valid6 = valid6 || _valid3;
                                    if (!valid6) {
                                      const err21 = { instancePath: instancePath + "/agent_owner_id", schemaPath: "#/properties/agent_owner_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                      if (vErrors === null) {
                                        vErrors = [err21];
                                      } else {
                                        vErrors.push(err21);
                                      }
                                      errors++;
                                      validate0.errors = vErrors;
                                      return false;
                                    } else {
                                      errors = _errs46;
                                      if (vErrors !== null) {
                                        if (_errs46) {
                                          vErrors.length = _errs46;
                                        } else {
                                          vErrors = null;
                                        }
                                      }
                                    }
                                    var valid0 = _errs45 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.project_id !== void 0) {
                                      let data16 = data.project_id;
                                      const _errs51 = errors;
                                      const _errs52 = errors;
                                      let valid7 = false;
                                      const _errs53 = errors;
                                      if (errors === _errs53) {
                                        if (typeof data16 === "string") {
                                          if (func1(data16) > 200) {
                                            const err22 = { instancePath: instancePath + "/project_id", schemaPath: "#/properties/project_id/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                                            if (vErrors === null) {
                                              vErrors = [err22];
                                            } else {
                                              vErrors.push(err22);
                                            }
                                            errors++;
                                          } else {
                                            if (func1(data16) < 1) {
                                              const err23 = { instancePath: instancePath + "/project_id", schemaPath: "#/properties/project_id/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                              if (vErrors === null) {
                                                vErrors = [err23];
                                              } else {
                                                vErrors.push(err23);
                                              }
                                              errors++;
                                            } else {
                                              if (!pattern0.test(data16)) {
                                                const err24 = { instancePath: instancePath + "/project_id", schemaPath: "#/properties/project_id/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' };
                                                if (vErrors === null) {
                                                  vErrors = [err24];
                                                } else {
                                                  vErrors.push(err24);
                                                }
                                                errors++;
                                              }
                                            }
                                          }
                                        } else {
                                          const err25 = { instancePath: instancePath + "/project_id", schemaPath: "#/properties/project_id/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err25];
                                          } else {
                                            vErrors.push(err25);
                                          }
                                          errors++;
                                        }
                                      }
                                      var _valid4 = _errs53 === errors;
                                      valid7 = valid7 || _valid4;
                                      const _errs55 = errors;
                                      if (data16 !== null) {
                                        const err26 = { instancePath: instancePath + "/project_id", schemaPath: "#/properties/project_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                        if (vErrors === null) {
                                          vErrors = [err26];
                                        } else {
                                          vErrors.push(err26);
                                        }
                                        errors++;
                                      }
                                      var _valid4 = _errs55 === errors;
                                      valid7 = valid7 || _valid4;
                                      if (!valid7) {
                                        const err27 = { instancePath: instancePath + "/project_id", schemaPath: "#/properties/project_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                        if (vErrors === null) {
                                          vErrors = [err27];
                                        } else {
                                          vErrors.push(err27);
                                        }
                                        errors++;
                                        validate0.errors = vErrors;
                                        return false;
                                      } else {
                                        errors = _errs52;
                                        if (vErrors !== null) {
                                          if (_errs52) {
                                            vErrors.length = _errs52;
                                          } else {
                                            vErrors = null;
                                          }
                                        }
                                      }
                                      var valid0 = _errs51 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.parent_id !== void 0) {
                                        let data17 = data.parent_id;
                                        const _errs57 = errors;
                                        const _errs58 = errors;
                                        let valid8 = false;
                                        const _errs59 = errors;
                                        if (errors === _errs59) {
                                          if (typeof data17 === "string") {
                                            if (func1(data17) > 200) {
                                              const err28 = { instancePath: instancePath + "/parent_id", schemaPath: "#/properties/parent_id/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                                              if (vErrors === null) {
                                                vErrors = [err28];
                                              } else {
                                                vErrors.push(err28);
                                              }
                                              errors++;
                                            } else {
                                              if (func1(data17) < 1) {
                                                const err29 = { instancePath: instancePath + "/parent_id", schemaPath: "#/properties/parent_id/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                if (vErrors === null) {
                                                  vErrors = [err29];
                                                } else {
                                                  vErrors.push(err29);
                                                }
                                                errors++;
                                              } else {
                                                if (!pattern0.test(data17)) {
                                                  const err30 = { instancePath: instancePath + "/parent_id", schemaPath: "#/properties/parent_id/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' };
                                                  if (vErrors === null) {
                                                    vErrors = [err30];
                                                  } else {
                                                    vErrors.push(err30);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            }
                                          } else {
                                            const err31 = { instancePath: instancePath + "/parent_id", schemaPath: "#/properties/parent_id/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err31];
                                            } else {
                                              vErrors.push(err31);
                                            }
                                            errors++;
                                          }
                                        }
                                        var _valid5 = _errs59 === errors;
                                        valid8 = valid8 || _valid5;
                                        const _errs61 = errors;
                                        if (data17 !== null) {
                                          const err32 = { instancePath: instancePath + "/parent_id", schemaPath: "#/properties/parent_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                          if (vErrors === null) {
                                            vErrors = [err32];
                                          } else {
                                            vErrors.push(err32);
                                          }
                                          errors++;
                                        }
                                        var _valid5 = _errs61 === errors;
                                        valid8 = valid8 || _valid5;
                                        if (!valid8) {
                                          const err33 = { instancePath: instancePath + "/parent_id", schemaPath: "#/properties/parent_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                          if (vErrors === null) {
                                            vErrors = [err33];
                                          } else {
                                            vErrors.push(err33);
                                          }
                                          errors++;
                                          validate0.errors = vErrors;
                                          return false;
                                        } else {
                                          errors = _errs58;
                                          if (vErrors !== null) {
                                            if (_errs58) {
                                              vErrors.length = _errs58;
                                            } else {
                                              vErrors = null;
                                            }
                                          }
                                        }
                                        var valid0 = _errs57 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.external_ref !== void 0) {
                                          let data18 = data.external_ref;
                                          const _errs63 = errors;
                                          const _errs64 = errors;
                                          let valid9 = false;
                                          const _errs65 = errors;
                                          if (errors === _errs65) {
                                            if (typeof data18 === "string") {
                                              if (func1(data18) > 200) {
                                                const err34 = { instancePath: instancePath + "/external_ref", schemaPath: "#/properties/external_ref/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                                                if (vErrors === null) {
                                                  vErrors = [err34];
                                                } else {
                                                  vErrors.push(err34);
                                                }
                                                errors++;
                                              } else {
                                                if (func1(data18) < 1) {
                                                  const err35 = { instancePath: instancePath + "/external_ref", schemaPath: "#/properties/external_ref/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                  if (vErrors === null) {
                                                    vErrors = [err35];
                                                  } else {
                                                    vErrors.push(err35);
                                                  }
                                                  errors++;
                                                } else {
                                                  if (!pattern9.test(data18)) {
                                                    const err36 = { instancePath: instancePath + "/external_ref", schemaPath: "#/properties/external_ref/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.:/#@+-]+$" }, message: 'must match pattern "^[A-Za-z0-9_.:/#@+-]+$"' };
                                                    if (vErrors === null) {
                                                      vErrors = [err36];
                                                    } else {
                                                      vErrors.push(err36);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                              }
                                            } else {
                                              const err37 = { instancePath: instancePath + "/external_ref", schemaPath: "#/properties/external_ref/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err37];
                                              } else {
                                                vErrors.push(err37);
                                              }
                                              errors++;
                                            }
                                          }
                                          var _valid6 = _errs65 === errors;
                                          valid9 = valid9 || _valid6;
                                          const _errs67 = errors;
                                          if (data18 !== null) {
                                            const err38 = { instancePath: instancePath + "/external_ref", schemaPath: "#/properties/external_ref/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                            if (vErrors === null) {
                                              vErrors = [err38];
                                            } else {
                                              vErrors.push(err38);
                                            }
                                            errors++;
                                          }
                                          var _valid6 = _errs67 === errors;
                                          valid9 = valid9 || _valid6;
                                          if (!valid9) {
                                            const err39 = { instancePath: instancePath + "/external_ref", schemaPath: "#/properties/external_ref/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                            if (vErrors === null) {
                                              vErrors = [err39];
                                            } else {
                                              vErrors.push(err39);
                                            }
                                            errors++;
                                            validate0.errors = vErrors;
                                            return false;
                                          } else {
                                            errors = _errs64;
                                            if (vErrors !== null) {
                                              if (_errs64) {
                                                vErrors.length = _errs64;
                                              } else {
                                                vErrors = null;
                                              }
                                            }
                                          }
                                          var valid0 = _errs63 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.external_url !== void 0) {
                                            let data19 = data.external_url;
                                            const _errs69 = errors;
                                            const _errs70 = errors;
                                            let valid10 = false;
                                            const _errs71 = errors;
                                            if (errors === _errs71) {
                                              if (typeof data19 === "string") {
                                                if (func1(data19) > 500) {
                                                  const err40 = { instancePath: instancePath + "/external_url", schemaPath: "#/properties/external_url/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                                                  if (vErrors === null) {
                                                    vErrors = [err40];
                                                  } else {
                                                    vErrors.push(err40);
                                                  }
                                                  errors++;
                                                } else {
                                                  if (func1(data19) < 8) {
                                                    const err41 = { instancePath: instancePath + "/external_url", schemaPath: "#/properties/external_url/anyOf/0/minLength", keyword: "minLength", params: { limit: 8 }, message: "must NOT have fewer than 8 characters" };
                                                    if (vErrors === null) {
                                                      vErrors = [err41];
                                                    } else {
                                                      vErrors.push(err41);
                                                    }
                                                    errors++;
                                                  } else {
                                                    if (!pattern10.test(data19)) {
                                                      const err42 = { instancePath: instancePath + "/external_url", schemaPath: "#/properties/external_url/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[hH][tT][tT][pP][sS]?://\\S+$" }, message: 'must match pattern "^[hH][tT][tT][pP][sS]?://\\S+$"' };
                                                      if (vErrors === null) {
                                                        vErrors = [err42];
                                                      } else {
                                                        vErrors.push(err42);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                }
                                              } else {
                                                const err43 = { instancePath: instancePath + "/external_url", schemaPath: "#/properties/external_url/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err43];
                                                } else {
                                                  vErrors.push(err43);
                                                }
                                                errors++;
                                              }
                                            }
                                            var _valid7 = _errs71 === errors;
                                            valid10 = valid10 || _valid7;
                                            const _errs73 = errors;
                                            if (data19 !== null) {
                                              const err44 = { instancePath: instancePath + "/external_url", schemaPath: "#/properties/external_url/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                              if (vErrors === null) {
                                                vErrors = [err44];
                                              } else {
                                                vErrors.push(err44);
                                              }
                                              errors++;
                                            }
                                            var _valid7 = _errs73 === errors;
                                            valid10 = valid10 || _valid7;
                                            if (!valid10) {
                                              const err45 = { instancePath: instancePath + "/external_url", schemaPath: "#/properties/external_url/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                              if (vErrors === null) {
                                                vErrors = [err45];
                                              } else {
                                                vErrors.push(err45);
                                              }
                                              errors++;
                                              validate0.errors = vErrors;
                                              return false;
                                            } else {
                                              errors = _errs70;
                                              if (vErrors !== null) {
                                                if (_errs70) {
                                                  vErrors.length = _errs70;
                                                } else {
                                                  vErrors = null;
                                                }
                                              }
                                            }
                                            var valid0 = _errs69 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.archived !== void 0) {
                                              let data20 = data.archived;
                                              const _errs75 = errors;
                                              if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
                                                validate0.errors = [{ instancePath: instancePath + "/archived", schemaPath: "#/properties/archived/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                return false;
                                              }
                                              if (errors === _errs75) {
                                                if (typeof data20 == "number" && isFinite(data20)) {
                                                  if (data20 > 1 || isNaN(data20)) {
                                                    validate0.errors = [{ instancePath: instancePath + "/archived", schemaPath: "#/properties/archived/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                                    return false;
                                                  } else {
                                                    if (data20 < 0 || isNaN(data20)) {
                                                      validate0.errors = [{ instancePath: instancePath + "/archived", schemaPath: "#/properties/archived/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                      return false;
                                                    } else {
                                                      if (!formats0.validate(data20)) {
                                                        validate0.errors = [{ instancePath: instancePath + "/archived", schemaPath: "#/properties/archived/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }];
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                              var valid0 = _errs75 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.created_by_kind !== void 0) {
                                                let data21 = data.created_by_kind;
                                                const _errs77 = errors;
                                                if (typeof data21 !== "string") {
                                                  validate0.errors = [{ instancePath: instancePath + "/created_by_kind", schemaPath: "#/properties/created_by_kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                                if (!(data21 === "user" || data21 === "node")) {
                                                  validate0.errors = [{ instancePath: instancePath + "/created_by_kind", schemaPath: "#/properties/created_by_kind/enum", keyword: "enum", params: { allowedValues: schema0.properties.created_by_kind.enum }, message: "must be equal to one of the allowed values" }];
                                                  return false;
                                                }
                                                var valid0 = _errs77 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.created_by_id !== void 0) {
                                                  let data22 = data.created_by_id;
                                                  const _errs79 = errors;
                                                  if (errors === _errs79) {
                                                    if (typeof data22 === "string") {
                                                      if (func1(data22) > 200) {
                                                        validate0.errors = [{ instancePath: instancePath + "/created_by_id", schemaPath: "#/properties/created_by_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                        return false;
                                                      } else {
                                                        if (func1(data22) < 1) {
                                                          validate0.errors = [{ instancePath: instancePath + "/created_by_id", schemaPath: "#/properties/created_by_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                          return false;
                                                        } else {
                                                          if (!pattern0.test(data22)) {
                                                            validate0.errors = [{ instancePath: instancePath + "/created_by_id", schemaPath: "#/properties/created_by_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                    } else {
                                                      validate0.errors = [{ instancePath: instancePath + "/created_by_id", schemaPath: "#/properties/created_by_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                      return false;
                                                    }
                                                  }
                                                  var valid0 = _errs79 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.updated_by_kind !== void 0) {
                                                    let data23 = data.updated_by_kind;
                                                    const _errs81 = errors;
                                                    if (typeof data23 !== "string") {
                                                      validate0.errors = [{ instancePath: instancePath + "/updated_by_kind", schemaPath: "#/properties/updated_by_kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                      return false;
                                                    }
                                                    if (!(data23 === "user" || data23 === "node")) {
                                                      validate0.errors = [{ instancePath: instancePath + "/updated_by_kind", schemaPath: "#/properties/updated_by_kind/enum", keyword: "enum", params: { allowedValues: schema0.properties.updated_by_kind.enum }, message: "must be equal to one of the allowed values" }];
                                                      return false;
                                                    }
                                                    var valid0 = _errs81 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (data.updated_by_id !== void 0) {
                                                      let data24 = data.updated_by_id;
                                                      const _errs83 = errors;
                                                      if (errors === _errs83) {
                                                        if (typeof data24 === "string") {
                                                          if (func1(data24) > 200) {
                                                            validate0.errors = [{ instancePath: instancePath + "/updated_by_id", schemaPath: "#/properties/updated_by_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                            return false;
                                                          } else {
                                                            if (func1(data24) < 1) {
                                                              validate0.errors = [{ instancePath: instancePath + "/updated_by_id", schemaPath: "#/properties/updated_by_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                              return false;
                                                            } else {
                                                              if (!pattern0.test(data24)) {
                                                                validate0.errors = [{ instancePath: instancePath + "/updated_by_id", schemaPath: "#/properties/updated_by_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                        } else {
                                                          validate0.errors = [{ instancePath: instancePath + "/updated_by_id", schemaPath: "#/properties/updated_by_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                          return false;
                                                        }
                                                      }
                                                      var valid0 = _errs83 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      if (data.created_at !== void 0) {
                                                        let data25 = data.created_at;
                                                        const _errs85 = errors;
                                                        if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
                                                          validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                          return false;
                                                        }
                                                        if (errors === _errs85) {
                                                          if (typeof data25 == "number" && isFinite(data25)) {
                                                            if (data25 > 253402300799999 || isNaN(data25)) {
                                                              validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" }];
                                                              return false;
                                                            } else {
                                                              if (data25 < 0 || isNaN(data25)) {
                                                                validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                        }
                                                        var valid0 = _errs85 === errors;
                                                      } else {
                                                        var valid0 = true;
                                                      }
                                                      if (valid0) {
                                                        if (data.updated_at !== void 0) {
                                                          let data26 = data.updated_at;
                                                          const _errs87 = errors;
                                                          if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                                                            validate0.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                            return false;
                                                          }
                                                          if (errors === _errs87) {
                                                            if (typeof data26 == "number" && isFinite(data26)) {
                                                              if (data26 > 253402300799999 || isNaN(data26)) {
                                                                validate0.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" }];
                                                                return false;
                                                              } else {
                                                                if (data26 < 0 || isNaN(data26)) {
                                                                  validate0.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                  return false;
                                                                }
                                                              }
                                                            }
                                                          }
                                                          var valid0 = _errs87 === errors;
                                                        } else {
                                                          var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                          if (data.tags !== void 0) {
                                                            let data27 = data.tags;
                                                            const _errs89 = errors;
                                                            if (errors === _errs89) {
                                                              if (Array.isArray(data27)) {
                                                                if (data27.length > 10) {
                                                                  validate0.errors = [{ instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" }];
                                                                  return false;
                                                                } else {
                                                                  var valid11 = true;
                                                                  const len1 = data27.length;
                                                                  for (let i1 = 0; i1 < len1; i1++) {
                                                                    let data28 = data27[i1];
                                                                    const _errs91 = errors;
                                                                    if (errors === _errs91) {
                                                                      if (typeof data28 === "string") {
                                                                        if (func1(data28) > 20) {
                                                                          validate0.errors = [{ instancePath: instancePath + "/tags/" + i1, schemaPath: "#/properties/tags/items/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" }];
                                                                          return false;
                                                                        } else {
                                                                          if (func1(data28) < 1) {
                                                                            validate0.errors = [{ instancePath: instancePath + "/tags/" + i1, schemaPath: "#/properties/tags/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                            return false;
                                                                          } else {
                                                                            if (!pattern13.test(data28)) {
                                                                              validate0.errors = [{ instancePath: instancePath + "/tags/" + i1, schemaPath: "#/properties/tags/items/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"' }];
                                                                              return false;
                                                                            }
                                                                          }
                                                                        }
                                                                      } else {
                                                                        validate0.errors = [{ instancePath: instancePath + "/tags/" + i1, schemaPath: "#/properties/tags/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                    var valid11 = _errs91 === errors;
                                                                    if (!valid11) {
                                                                      break;
                                                                    }
                                                                  }
                                                                  if (valid11) {
                                                                    let i2 = data27.length;
                                                                    let j0;
                                                                    if (i2 > 1) {
                                                                      const indices0 = {};
                                                                      for (; i2--; ) {
                                                                        let item0 = data27[i2];
                                                                        if (typeof item0 !== "string") {
                                                                          continue;
                                                                        }
                                                                        if (typeof indices0[item0] == "number") {
                                                                          j0 = indices0[item0];
                                                                          validate0.errors = [{ instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/uniqueItems", keyword: "uniqueItems", params: { i: i2, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i2 + " are identical)" }];
                                                                          return false;
                                                                          break;
                                                                        }
                                                                        indices0[item0] = i2;
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              } else {
                                                                validate0.errors = [{ instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                return false;
                                                              }
                                                            }
                                                            var valid0 = _errs89 === errors;
                                                          } else {
                                                            var valid0 = true;
                                                          }
                                                          if (valid0) {
                                                            if (data.participants !== void 0) {
                                                              let data29 = data.participants;
                                                              const _errs93 = errors;
                                                              if (errors === _errs93) {
                                                                if (Array.isArray(data29)) {
                                                                  if (data29.length > 100) {
                                                                    validate0.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                                                                    return false;
                                                                  } else {
                                                                    var valid13 = true;
                                                                    const len2 = data29.length;
                                                                    for (let i3 = 0; i3 < len2; i3++) {
                                                                      let data30 = data29[i3];
                                                                      const _errs95 = errors;
                                                                      if (errors === _errs95) {
                                                                        if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                                                                          let missing2;
                                                                          if (data30.kind === void 0 && (missing2 = "kind") || data30.id === void 0 && (missing2 = "id")) {
                                                                            validate0.errors = [{ instancePath: instancePath + "/participants/" + i3, schemaPath: "#/properties/participants/items/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                                                            return false;
                                                                          } else {
                                                                            const _errs97 = errors;
                                                                            for (const key2 in data30) {
                                                                              if (!(key2 === "kind" || key2 === "id")) {
                                                                                validate0.errors = [{ instancePath: instancePath + "/participants/" + i3, schemaPath: "#/properties/participants/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                                                                return false;
                                                                                break;
                                                                              }
                                                                            }
                                                                            if (_errs97 === errors) {
                                                                              if (data30.kind !== void 0) {
                                                                                let data31 = data30.kind;
                                                                                const _errs98 = errors;
                                                                                if (typeof data31 !== "string") {
                                                                                  validate0.errors = [{ instancePath: instancePath + "/participants/" + i3 + "/kind", schemaPath: "#/properties/participants/items/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                  return false;
                                                                                }
                                                                                if (!(data31 === "user" || data31 === "node")) {
                                                                                  validate0.errors = [{ instancePath: instancePath + "/participants/" + i3 + "/kind", schemaPath: "#/properties/participants/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema0.properties.participants.items.properties.kind.enum }, message: "must be equal to one of the allowed values" }];
                                                                                  return false;
                                                                                }
                                                                                var valid14 = _errs98 === errors;
                                                                              } else {
                                                                                var valid14 = true;
                                                                              }
                                                                              if (valid14) {
                                                                                if (data30.id !== void 0) {
                                                                                  let data32 = data30.id;
                                                                                  const _errs100 = errors;
                                                                                  if (errors === _errs100) {
                                                                                    if (typeof data32 === "string") {
                                                                                      if (func1(data32) > 200) {
                                                                                        validate0.errors = [{ instancePath: instancePath + "/participants/" + i3 + "/id", schemaPath: "#/properties/participants/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                                        return false;
                                                                                      } else {
                                                                                        if (func1(data32) < 1) {
                                                                                          validate0.errors = [{ instancePath: instancePath + "/participants/" + i3 + "/id", schemaPath: "#/properties/participants/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                                          return false;
                                                                                        } else {
                                                                                          if (!pattern0.test(data32)) {
                                                                                            validate0.errors = [{ instancePath: instancePath + "/participants/" + i3 + "/id", schemaPath: "#/properties/participants/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                                                                                            return false;
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                    } else {
                                                                                      validate0.errors = [{ instancePath: instancePath + "/participants/" + i3 + "/id", schemaPath: "#/properties/participants/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                      return false;
                                                                                    }
                                                                                  }
                                                                                  var valid14 = _errs100 === errors;
                                                                                } else {
                                                                                  var valid14 = true;
                                                                                }
                                                                              }
                                                                            }
                                                                          }
                                                                        } else {
                                                                          validate0.errors = [{ instancePath: instancePath + "/participants/" + i3, schemaPath: "#/properties/participants/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                          return false;
                                                                        }
                                                                      }
                                                                      var valid13 = _errs95 === errors;
                                                                      if (!valid13) {
                                                                        break;
                                                                      }
                                                                    }
                                                                  }
                                                                } else {
                                                                  validate0.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                  return false;
                                                                }
                                                              }
                                                              var valid0 = _errs93 === errors;
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
        validate0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
        return false;
      }
    }
    validate0.errors = vErrors;
    return errors === 0;
  }
  validate0.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  return validate0;
})();
var line_card_event = (() => {
  const schema0 = { "type": "object", "additionalProperties": false, "required": ["kind", "seq", "requirement_id", "card_seq", "event", "field", "old_json", "new_json", "actor_kind", "actor_id", "actor_name", "created_at"], "properties": { "kind": { "type": "string", "const": "card_event" }, "seq": { "type": "integer", "minimum": 0, "maximum": 4503599627370496 }, "requirement_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "card_seq": { "type": "integer", "minimum": 0, "maximum": 4503599627370496 }, "event": { "type": "string", "enum": ["created", "changed", "comment", "deleted"] }, "field": { "anyOf": [{ "type": "string", "maxLength": 100 }, { "type": "null" }] }, "old_json": { "anyOf": [{ "type": "string", "maxLength": 2097152 }, { "type": "null" }] }, "new_json": { "anyOf": [{ "type": "string", "maxLength": 2097152 }, { "type": "null" }] }, "actor_kind": { "type": "string", "enum": ["user", "node"] }, "actor_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "actor_name": { "anyOf": [{ "type": "string", "maxLength": 1e4 }, { "type": "null" }] }, "created_at": { "type": "integer", "minimum": 0, "maximum": 253402300799999 } } };
  const func0 = Object.prototype.hasOwnProperty;
  const func1 = require_ucs2length().default;
  const pattern0 = new RegExp("^[!-~]+$", "u");
  function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate0.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (errors === 0) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.kind === void 0 && (missing0 = "kind") || data.seq === void 0 && (missing0 = "seq") || data.requirement_id === void 0 && (missing0 = "requirement_id") || data.card_seq === void 0 && (missing0 = "card_seq") || data.event === void 0 && (missing0 = "event") || data.field === void 0 && (missing0 = "field") || data.old_json === void 0 && (missing0 = "old_json") || data.new_json === void 0 && (missing0 = "new_json") || data.actor_kind === void 0 && (missing0 = "actor_kind") || data.actor_id === void 0 && (missing0 = "actor_id") || data.actor_name === void 0 && (missing0 = "actor_name") || data.created_at === void 0 && (missing0 = "created_at")) {
          validate0.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!func0.call(schema0.properties, key0)) {
              validate0.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
              return false;
              break;
            }
          }
          if (_errs1 === errors) {
            if (data.kind !== void 0) {
              let data0 = data.kind;
              const _errs2 = errors;
              if (typeof data0 !== "string") {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("card_event" !== data0) {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "card_event" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.seq !== void 0) {
                let data1 = data.seq;
                const _errs4 = errors;
                if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                  validate0.errors = [{ instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs4) {
                  if (typeof data1 == "number" && isFinite(data1)) {
                    if (data1 > 4503599627370496 || isNaN(data1)) {
                      validate0.errors = [{ instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370496 }, message: "must be <= 4503599627370496" }];
                      return false;
                    } else {
                      if (data1 < 0 || isNaN(data1)) {
                        validate0.errors = [{ instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                if (data.requirement_id !== void 0) {
                  let data2 = data.requirement_id;
                  const _errs6 = errors;
                  if (errors === _errs6) {
                    if (typeof data2 === "string") {
                      if (func1(data2) > 200) {
                        validate0.errors = [{ instancePath: instancePath + "/requirement_id", schemaPath: "#/properties/requirement_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func1(data2) < 1) {
                          validate0.errors = [{ instancePath: instancePath + "/requirement_id", schemaPath: "#/properties/requirement_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        } else {
                          if (!pattern0.test(data2)) {
                            validate0.errors = [{ instancePath: instancePath + "/requirement_id", schemaPath: "#/properties/requirement_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate0.errors = [{ instancePath: instancePath + "/requirement_id", schemaPath: "#/properties/requirement_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.card_seq !== void 0) {
                    let data3 = data.card_seq;
                    const _errs8 = errors;
                    if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                      validate0.errors = [{ instancePath: instancePath + "/card_seq", schemaPath: "#/properties/card_seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs8) {
                      if (typeof data3 == "number" && isFinite(data3)) {
                        if (data3 > 4503599627370496 || isNaN(data3)) {
                          validate0.errors = [{ instancePath: instancePath + "/card_seq", schemaPath: "#/properties/card_seq/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370496 }, message: "must be <= 4503599627370496" }];
                          return false;
                        } else {
                          if (data3 < 0 || isNaN(data3)) {
                            validate0.errors = [{ instancePath: instancePath + "/card_seq", schemaPath: "#/properties/card_seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                    if (data.event !== void 0) {
                      let data4 = data.event;
                      const _errs10 = errors;
                      if (typeof data4 !== "string") {
                        validate0.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data4 === "created" || data4 === "changed" || data4 === "comment" || data4 === "deleted")) {
                        validate0.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/enum", keyword: "enum", params: { allowedValues: schema0.properties.event.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid0 = _errs10 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.field !== void 0) {
                        let data5 = data.field;
                        const _errs12 = errors;
                        const _errs13 = errors;
                        let valid1 = false;
                        const _errs14 = errors;
                        if (errors === _errs14) {
                          if (typeof data5 === "string") {
                            if (func1(data5) > 100) {
                              const err0 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                              if (vErrors === null) {
                                vErrors = [err0];
                              } else {
                                vErrors.push(err0);
                              }
                              errors++;
                            }
                          } else {
                            const err1 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err1];
                            } else {
                              vErrors.push(err1);
                            }
                            errors++;
                          }
                        }
                        var _valid0 = _errs14 === errors;
                        valid1 = valid1 || _valid0;
                        const _errs16 = errors;
                        if (data5 !== null) {
                          const err2 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err2];
                          } else {
                            vErrors.push(err2);
                          }
                          errors++;
                        }
                        var _valid0 = _errs16 === errors;
                        valid1 = valid1 || _valid0;
                        if (!valid1) {
                          const err3 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) {
                            vErrors = [err3];
                          } else {
                            vErrors.push(err3);
                          }
                          errors++;
                          validate0.errors = vErrors;
                          return false;
                        } else {
                          errors = _errs13;
                          if (vErrors !== null) {
                            if (_errs13) {
                              vErrors.length = _errs13;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                        var valid0 = _errs12 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.old_json !== void 0) {
                          let data6 = data.old_json;
                          const _errs18 = errors;
                          const _errs19 = errors;
                          let valid2 = false;
                          const _errs20 = errors;
                          if (errors === _errs20) {
                            if (typeof data6 === "string") {
                              if (func1(data6) > 2097152) {
                                const err4 = { instancePath: instancePath + "/old_json", schemaPath: "#/properties/old_json/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 2097152 }, message: "must NOT have more than 2097152 characters" };
                                if (vErrors === null) {
                                  vErrors = [err4];
                                } else {
                                  vErrors.push(err4);
                                }
                                errors++;
                              }
                            } else {
                              const err5 = { instancePath: instancePath + "/old_json", schemaPath: "#/properties/old_json/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err5];
                              } else {
                                vErrors.push(err5);
                              }
                              errors++;
                            }
                          }
                          var _valid1 = _errs20 === errors;
                          valid2 = valid2 || _valid1;
                          const _errs22 = errors;
                          if (data6 !== null) {
                            const err6 = { instancePath: instancePath + "/old_json", schemaPath: "#/properties/old_json/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err6];
                            } else {
                              vErrors.push(err6);
                            }
                            errors++;
                          }
                          var _valid1 = _errs22 === errors;
                          valid2 = valid2 || _valid1;
                          if (!valid2) {
                            const err7 = { instancePath: instancePath + "/old_json", schemaPath: "#/properties/old_json/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            if (vErrors === null) {
                              vErrors = [err7];
                            } else {
                              vErrors.push(err7);
                            }
                            errors++;
                            validate0.errors = vErrors;
                            return false;
                          } else {
                            errors = _errs19;
                            if (vErrors !== null) {
                              if (_errs19) {
                                vErrors.length = _errs19;
                              } else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid0 = _errs18 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.new_json !== void 0) {
                            let data7 = data.new_json;
                            const _errs24 = errors;
                            const _errs25 = errors;
                            let valid3 = false;
                            const _errs26 = errors;
                            if (errors === _errs26) {
                              if (typeof data7 === "string") {
                                if (func1(data7) > 2097152) {
                                  const err8 = { instancePath: instancePath + "/new_json", schemaPath: "#/properties/new_json/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 2097152 }, message: "must NOT have more than 2097152 characters" };
                                  if (vErrors === null) {
                                    vErrors = [err8];
                                  } else {
                                    vErrors.push(err8);
                                  }
                                  errors++;
                                }
                              } else {
                                const err9 = { instancePath: instancePath + "/new_json", schemaPath: "#/properties/new_json/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err9];
                                } else {
                                  vErrors.push(err9);
                                }
                                errors++;
                              }
                            }
                            var _valid2 = _errs26 === errors;
                            valid3 = valid3 || _valid2;
                            const _errs28 = errors;
                            if (data7 !== null) {
                              const err10 = { instancePath: instancePath + "/new_json", schemaPath: "#/properties/new_json/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              if (vErrors === null) {
                                vErrors = [err10];
                              } else {
                                vErrors.push(err10);
                              }
                              errors++;
                            }
                            var _valid2 = _errs28 === errors;
                            valid3 = valid3 || _valid2;
                            if (!valid3) {
                              const err11 = { instancePath: instancePath + "/new_json", schemaPath: "#/properties/new_json/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              if (vErrors === null) {
                                vErrors = [err11];
                              } else {
                                vErrors.push(err11);
                              }
                              errors++;
                              validate0.errors = vErrors;
                              return false;
                            } else {
                              errors = _errs25;
                              if (vErrors !== null) {
                                if (_errs25) {
                                  vErrors.length = _errs25;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs24 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.actor_kind !== void 0) {
                              let data8 = data.actor_kind;
                              const _errs30 = errors;
                              if (typeof data8 !== "string") {
                                validate0.errors = [{ instancePath: instancePath + "/actor_kind", schemaPath: "#/properties/actor_kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              if (!(data8 === "user" || data8 === "node")) {
                                validate0.errors = [{ instancePath: instancePath + "/actor_kind", schemaPath: "#/properties/actor_kind/enum", keyword: "enum", params: { allowedValues: schema0.properties.actor_kind.enum }, message: "must be equal to one of the allowed values" }];
                                return false;
                              }
                              var valid0 = _errs30 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.actor_id !== void 0) {
                                let data9 = data.actor_id;
                                const _errs32 = errors;
                                if (errors === _errs32) {
                                  if (typeof data9 === "string") {
                                    if (func1(data9) > 200) {
                                      validate0.errors = [{ instancePath: instancePath + "/actor_id", schemaPath: "#/properties/actor_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                      return false;
                                    } else {
                                      if (func1(data9) < 1) {
                                        validate0.errors = [{ instancePath: instancePath + "/actor_id", schemaPath: "#/properties/actor_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                        return false;
                                      } else {
                                        if (!pattern0.test(data9)) {
                                          validate0.errors = [{ instancePath: instancePath + "/actor_id", schemaPath: "#/properties/actor_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                                          return false;
                                        }
                                      }
                                    }
                                  } else {
                                    validate0.errors = [{ instancePath: instancePath + "/actor_id", schemaPath: "#/properties/actor_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs32 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.actor_name !== void 0) {
                                  let data10 = data.actor_name;
                                  const _errs34 = errors;
                                  const _errs35 = errors;
                                  let valid4 = false;
                                  const _errs36 = errors;
                                  if (errors === _errs36) {
                                    if (typeof data10 === "string") {
                                      if (func1(data10) > 1e4) {
                                        const err12 = { instancePath: instancePath + "/actor_name", schemaPath: "#/properties/actor_name/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
                                        if (vErrors === null) {
                                          vErrors = [err12];
                                        } else {
                                          vErrors.push(err12);
                                        }
                                        errors++;
                                      }
                                    } else {
                                      const err13 = { instancePath: instancePath + "/actor_name", schemaPath: "#/properties/actor_name/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err13];
                                      } else {
                                        vErrors.push(err13);
                                      }
                                      errors++;
                                    }
                                  }
                                  var _valid3 = _errs36 === errors;
                                  valid4 = valid4 || _valid3;
                                  const _errs38 = errors;
                                  if (data10 !== null) {
                                    const err14 = { instancePath: instancePath + "/actor_name", schemaPath: "#/properties/actor_name/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                    if (vErrors === null) {
                                      vErrors = [err14];
                                    } else {
                                      vErrors.push(err14);
                                    }
                                    errors++;
                                  }
                                  var _valid3 = _errs38 === errors;
                                  valid4 = valid4 || _valid3;
                                  if (!valid4) {
                                    const err15 = { instancePath: instancePath + "/actor_name", schemaPath: "#/properties/actor_name/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                    if (vErrors === null) {
                                      vErrors = [err15];
                                    } else {
                                      vErrors.push(err15);
                                    }
                                    errors++;
                                    validate0.errors = vErrors;
                                    return false;
                                  } else {
                                    errors = _errs35;
                                    if (vErrors !== null) {
                                      if (_errs35) {
                                        vErrors.length = _errs35;
                                      } else {
                                        vErrors = null;
                                      }
                                    }
                                  }
                                  var valid0 = _errs34 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.created_at !== void 0) {
                                    let data11 = data.created_at;
                                    const _errs40 = errors;
                                    if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                      validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                      return false;
                                    }
                                    if (errors === _errs40) {
                                      if (typeof data11 == "number" && isFinite(data11)) {
                                        if (data11 > 253402300799999 || isNaN(data11)) {
                                          validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" }];
                                          return false;
                                        } else {
                                          if (data11 < 0 || isNaN(data11)) {
                                            validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                            return false;
                                          }
                                        }
                                      }
                                    }
                                    var valid0 = _errs40 === errors;
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
      } else {
        validate0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
        return false;
      }
    }
    validate0.errors = vErrors;
    return errors === 0;
  }
  validate0.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  return validate0;
})();
var line_board = (() => {
  const schema0 = { "type": "object", "additionalProperties": false, "required": ["kind", "last_seq", "last_event", "last_stamp"], "properties": { "kind": { "type": "string", "const": "board" }, "last_seq": { "type": "integer", "minimum": 0, "maximum": 4503599627370496 }, "last_event": { "type": "integer", "minimum": 0, "maximum": 4503599627370496 }, "last_stamp": { "type": "integer", "minimum": 0, "maximum": 2533707648e5 } } };
  function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate0.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (errors === 0) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.kind === void 0 && (missing0 = "kind") || data.last_seq === void 0 && (missing0 = "last_seq") || data.last_event === void 0 && (missing0 = "last_event") || data.last_stamp === void 0 && (missing0 = "last_stamp")) {
          validate0.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!(key0 === "kind" || key0 === "last_seq" || key0 === "last_event" || key0 === "last_stamp")) {
              validate0.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
              return false;
              break;
            }
          }
          if (_errs1 === errors) {
            if (data.kind !== void 0) {
              let data0 = data.kind;
              const _errs2 = errors;
              if (typeof data0 !== "string") {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("board" !== data0) {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "board" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.last_seq !== void 0) {
                let data1 = data.last_seq;
                const _errs4 = errors;
                if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                  validate0.errors = [{ instancePath: instancePath + "/last_seq", schemaPath: "#/properties/last_seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs4) {
                  if (typeof data1 == "number" && isFinite(data1)) {
                    if (data1 > 4503599627370496 || isNaN(data1)) {
                      validate0.errors = [{ instancePath: instancePath + "/last_seq", schemaPath: "#/properties/last_seq/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370496 }, message: "must be <= 4503599627370496" }];
                      return false;
                    } else {
                      if (data1 < 0 || isNaN(data1)) {
                        validate0.errors = [{ instancePath: instancePath + "/last_seq", schemaPath: "#/properties/last_seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                if (data.last_event !== void 0) {
                  let data2 = data.last_event;
                  const _errs6 = errors;
                  if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                    validate0.errors = [{ instancePath: instancePath + "/last_event", schemaPath: "#/properties/last_event/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs6) {
                    if (typeof data2 == "number" && isFinite(data2)) {
                      if (data2 > 4503599627370496 || isNaN(data2)) {
                        validate0.errors = [{ instancePath: instancePath + "/last_event", schemaPath: "#/properties/last_event/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370496 }, message: "must be <= 4503599627370496" }];
                        return false;
                      } else {
                        if (data2 < 0 || isNaN(data2)) {
                          validate0.errors = [{ instancePath: instancePath + "/last_event", schemaPath: "#/properties/last_event/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                  if (data.last_stamp !== void 0) {
                    let data3 = data.last_stamp;
                    const _errs8 = errors;
                    if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                      validate0.errors = [{ instancePath: instancePath + "/last_stamp", schemaPath: "#/properties/last_stamp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs8) {
                      if (typeof data3 == "number" && isFinite(data3)) {
                        if (data3 > 2533707648e5 || isNaN(data3)) {
                          validate0.errors = [{ instancePath: instancePath + "/last_stamp", schemaPath: "#/properties/last_stamp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2533707648e5 }, message: "must be <= 253370764800000" }];
                          return false;
                        } else {
                          if (data3 < 0 || isNaN(data3)) {
                            validate0.errors = [{ instancePath: instancePath + "/last_stamp", schemaPath: "#/properties/last_stamp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        }
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
      } else {
        validate0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
        return false;
      }
    }
    validate0.errors = vErrors;
    return errors === 0;
  }
  validate0.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  return validate0;
})();
var line_task = (() => {
  const schema0 = { "type": "object", "additionalProperties": false, "required": ["kind", "task_id", "seq", "from_node_id", "to_node_id", "from_name", "to_name", "sender_kind", "sender_id", "priority", "status", "content", "context", "result", "in_reply_to", "requires_response", "scope", "parent_task_id", "depth", "meta_json", "created_at", "delivered_at", "started_at", "runtime_submitted_at", "consumed_at", "completed_at", "expires_at"], "properties": { "kind": { "type": "string", "const": "task" }, "task_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "seq": { "type": "integer", "minimum": 0, "maximum": 4503599627370496 }, "from_node_id": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, { "type": "null" }] }, "to_node_id": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, { "type": "null" }] }, "from_name": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\x00-\\x1f\\x7f]+$" }, "to_name": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\x00-\\x1f\\x7f]+$" }, "sender_kind": { "type": "string", "enum": ["user", "node", "system"] }, "sender_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "priority": { "type": "string", "enum": ["high", "normal", "low"] }, "status": { "type": "string", "enum": ["created", "delivered", "acked", "running", "replied", "failed", "cancelled", "expired"] }, "content": { "type": "string", "maxLength": 2097152 }, "context": { "anyOf": [{ "type": "string", "maxLength": 2097152 }, { "type": "null" }] }, "result": { "anyOf": [{ "type": "string", "maxLength": 2097152 }, { "type": "null" }] }, "in_reply_to": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, { "type": "null" }] }, "requires_response": { "anyOf": [{ "type": "string", "maxLength": 1e4 }, { "type": "null" }] }, "scope": { "anyOf": [{ "type": "string", "maxLength": 1e4 }, { "type": "null" }] }, "parent_task_id": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, { "type": "null" }] }, "depth": { "type": "integer", "minimum": 0, "maximum": 2147483647 }, "meta_json": { "anyOf": [{ "type": "string", "maxLength": 2097152 }, { "type": "null" }] }, "created_at": { "type": "integer", "minimum": 0, "maximum": 253402300799999 }, "delivered_at": { "anyOf": [{ "type": "integer", "minimum": 0, "maximum": 253402300799999 }, { "type": "null" }] }, "started_at": { "anyOf": [{ "type": "integer", "minimum": 0, "maximum": 253402300799999 }, { "type": "null" }] }, "runtime_submitted_at": { "anyOf": [{ "type": "integer", "minimum": 0, "maximum": 253402300799999 }, { "type": "null" }] }, "consumed_at": { "anyOf": [{ "type": "integer", "minimum": 0, "maximum": 253402300799999 }, { "type": "null" }] }, "completed_at": { "anyOf": [{ "type": "integer", "minimum": 0, "maximum": 253402300799999 }, { "type": "null" }] }, "expires_at": { "anyOf": [{ "type": "integer", "minimum": 0, "maximum": 253402300799999 }, { "type": "null" }] } } };
  const func0 = Object.prototype.hasOwnProperty;
  const func1 = require_ucs2length().default;
  const pattern0 = new RegExp("^[!-~]+$", "u");
  const pattern3 = new RegExp("^[^\\x00-\\x1f\\x7f]+$", "u");
  function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate0.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (errors === 0) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.kind === void 0 && (missing0 = "kind") || data.task_id === void 0 && (missing0 = "task_id") || data.seq === void 0 && (missing0 = "seq") || data.from_node_id === void 0 && (missing0 = "from_node_id") || data.to_node_id === void 0 && (missing0 = "to_node_id") || data.from_name === void 0 && (missing0 = "from_name") || data.to_name === void 0 && (missing0 = "to_name") || data.sender_kind === void 0 && (missing0 = "sender_kind") || data.sender_id === void 0 && (missing0 = "sender_id") || data.priority === void 0 && (missing0 = "priority") || data.status === void 0 && (missing0 = "status") || data.content === void 0 && (missing0 = "content") || data.context === void 0 && (missing0 = "context") || data.result === void 0 && (missing0 = "result") || data.in_reply_to === void 0 && (missing0 = "in_reply_to") || data.requires_response === void 0 && (missing0 = "requires_response") || data.scope === void 0 && (missing0 = "scope") || data.parent_task_id === void 0 && (missing0 = "parent_task_id") || data.depth === void 0 && (missing0 = "depth") || data.meta_json === void 0 && (missing0 = "meta_json") || data.created_at === void 0 && (missing0 = "created_at") || data.delivered_at === void 0 && (missing0 = "delivered_at") || data.started_at === void 0 && (missing0 = "started_at") || data.runtime_submitted_at === void 0 && (missing0 = "runtime_submitted_at") || data.consumed_at === void 0 && (missing0 = "consumed_at") || data.completed_at === void 0 && (missing0 = "completed_at") || data.expires_at === void 0 && (missing0 = "expires_at")) {
          validate0.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!func0.call(schema0.properties, key0)) {
              validate0.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
              return false;
              break;
            }
          }
          if (_errs1 === errors) {
            if (data.kind !== void 0) {
              let data0 = data.kind;
              const _errs2 = errors;
              if (typeof data0 !== "string") {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("task" !== data0) {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "task" }, message: "must be equal to constant" }];
                return false;
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
                    if (func1(data1) > 200) {
                      validate0.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func1(data1) < 1) {
                        validate0.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern0.test(data1)) {
                          validate0.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate0.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.seq !== void 0) {
                  let data2 = data.seq;
                  const _errs6 = errors;
                  if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                    validate0.errors = [{ instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs6) {
                    if (typeof data2 == "number" && isFinite(data2)) {
                      if (data2 > 4503599627370496 || isNaN(data2)) {
                        validate0.errors = [{ instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370496 }, message: "must be <= 4503599627370496" }];
                        return false;
                      } else {
                        if (data2 < 0 || isNaN(data2)) {
                          validate0.errors = [{ instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                  if (data.from_node_id !== void 0) {
                    let data3 = data.from_node_id;
                    const _errs8 = errors;
                    const _errs9 = errors;
                    let valid1 = false;
                    const _errs10 = errors;
                    if (errors === _errs10) {
                      if (typeof data3 === "string") {
                        if (func1(data3) > 200) {
                          const err0 = { instancePath: instancePath + "/from_node_id", schemaPath: "#/properties/from_node_id/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        } else {
                          if (func1(data3) < 1) {
                            const err1 = { instancePath: instancePath + "/from_node_id", schemaPath: "#/properties/from_node_id/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            if (vErrors === null) {
                              vErrors = [err1];
                            } else {
                              vErrors.push(err1);
                            }
                            errors++;
                          } else {
                            if (!pattern0.test(data3)) {
                              const err2 = { instancePath: instancePath + "/from_node_id", schemaPath: "#/properties/from_node_id/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' };
                              if (vErrors === null) {
                                vErrors = [err2];
                              } else {
                                vErrors.push(err2);
                              }
                              errors++;
                            }
                          }
                        }
                      } else {
                        const err3 = { instancePath: instancePath + "/from_node_id", schemaPath: "#/properties/from_node_id/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err3];
                        } else {
                          vErrors.push(err3);
                        }
                        errors++;
                      }
                    }
                    var _valid0 = _errs10 === errors;
                    valid1 = valid1 || _valid0;
                    const _errs12 = errors;
                    if (data3 !== null) {
                      const err4 = { instancePath: instancePath + "/from_node_id", schemaPath: "#/properties/from_node_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err4];
                      } else {
                        vErrors.push(err4);
                      }
                      errors++;
                    }
                    var _valid0 = _errs12 === errors;
                    valid1 = valid1 || _valid0;
                    if (!valid1) {
                      const err5 = { instancePath: instancePath + "/from_node_id", schemaPath: "#/properties/from_node_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err5];
                      } else {
                        vErrors.push(err5);
                      }
                      errors++;
                      validate0.errors = vErrors;
                      return false;
                    } else {
                      errors = _errs9;
                      if (vErrors !== null) {
                        if (_errs9) {
                          vErrors.length = _errs9;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.to_node_id !== void 0) {
                      let data4 = data.to_node_id;
                      const _errs14 = errors;
                      const _errs15 = errors;
                      let valid2 = false;
                      const _errs16 = errors;
                      if (errors === _errs16) {
                        if (typeof data4 === "string") {
                          if (func1(data4) > 200) {
                            const err6 = { instancePath: instancePath + "/to_node_id", schemaPath: "#/properties/to_node_id/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                            if (vErrors === null) {
                              vErrors = [err6];
                            } else {
                              vErrors.push(err6);
                            }
                            errors++;
                          } else {
                            if (func1(data4) < 1) {
                              const err7 = { instancePath: instancePath + "/to_node_id", schemaPath: "#/properties/to_node_id/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                              if (vErrors === null) {
                                vErrors = [err7];
                              } else {
                                vErrors.push(err7);
                              }
                              errors++;
                            } else {
                              if (!pattern0.test(data4)) {
                                const err8 = { instancePath: instancePath + "/to_node_id", schemaPath: "#/properties/to_node_id/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' };
                                if (vErrors === null) {
                                  vErrors = [err8];
                                } else {
                                  vErrors.push(err8);
                                }
                                errors++;
                              }
                            }
                          }
                        } else {
                          const err9 = { instancePath: instancePath + "/to_node_id", schemaPath: "#/properties/to_node_id/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err9];
                          } else {
                            vErrors.push(err9);
                          }
                          errors++;
                        }
                      }
                      var _valid1 = _errs16 === errors;
                      valid2 = valid2 || _valid1;
                      const _errs18 = errors;
                      if (data4 !== null) {
                        const err10 = { instancePath: instancePath + "/to_node_id", schemaPath: "#/properties/to_node_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err10];
                        } else {
                          vErrors.push(err10);
                        }
                        errors++;
                      }
                      var _valid1 = _errs18 === errors;
                      valid2 = valid2 || _valid1;
                      if (!valid2) {
                        const err11 = { instancePath: instancePath + "/to_node_id", schemaPath: "#/properties/to_node_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err11];
                        } else {
                          vErrors.push(err11);
                        }
                        errors++;
                        validate0.errors = vErrors;
                        return false;
                      } else {
                        errors = _errs15;
                        if (vErrors !== null) {
                          if (_errs15) {
                            vErrors.length = _errs15;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                      var valid0 = _errs14 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.from_name !== void 0) {
                        let data5 = data.from_name;
                        const _errs20 = errors;
                        if (errors === _errs20) {
                          if (typeof data5 === "string") {
                            if (func1(data5) > 200) {
                              validate0.errors = [{ instancePath: instancePath + "/from_name", schemaPath: "#/properties/from_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                              return false;
                            } else {
                              if (func1(data5) < 1) {
                                validate0.errors = [{ instancePath: instancePath + "/from_name", schemaPath: "#/properties/from_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                return false;
                              } else {
                                if (!pattern3.test(data5)) {
                                  validate0.errors = [{ instancePath: instancePath + "/from_name", schemaPath: "#/properties/from_name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                                  return false;
                                }
                              }
                            }
                          } else {
                            validate0.errors = [{ instancePath: instancePath + "/from_name", schemaPath: "#/properties/from_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs20 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.to_name !== void 0) {
                          let data6 = data.to_name;
                          const _errs22 = errors;
                          if (errors === _errs22) {
                            if (typeof data6 === "string") {
                              if (func1(data6) > 200) {
                                validate0.errors = [{ instancePath: instancePath + "/to_name", schemaPath: "#/properties/to_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                return false;
                              } else {
                                if (func1(data6) < 1) {
                                  validate0.errors = [{ instancePath: instancePath + "/to_name", schemaPath: "#/properties/to_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                  return false;
                                } else {
                                  if (!pattern3.test(data6)) {
                                    validate0.errors = [{ instancePath: instancePath + "/to_name", schemaPath: "#/properties/to_name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                                    return false;
                                  }
                                }
                              }
                            } else {
                              validate0.errors = [{ instancePath: instancePath + "/to_name", schemaPath: "#/properties/to_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid0 = _errs22 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.sender_kind !== void 0) {
                            let data7 = data.sender_kind;
                            const _errs24 = errors;
                            if (typeof data7 !== "string") {
                              validate0.errors = [{ instancePath: instancePath + "/sender_kind", schemaPath: "#/properties/sender_kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            if (!(data7 === "user" || data7 === "node" || data7 === "system")) {
                              validate0.errors = [{ instancePath: instancePath + "/sender_kind", schemaPath: "#/properties/sender_kind/enum", keyword: "enum", params: { allowedValues: schema0.properties.sender_kind.enum }, message: "must be equal to one of the allowed values" }];
                              return false;
                            }
                            var valid0 = _errs24 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.sender_id !== void 0) {
                              let data8 = data.sender_id;
                              const _errs26 = errors;
                              if (errors === _errs26) {
                                if (typeof data8 === "string") {
                                  if (func1(data8) > 200) {
                                    validate0.errors = [{ instancePath: instancePath + "/sender_id", schemaPath: "#/properties/sender_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                    return false;
                                  } else {
                                    if (func1(data8) < 1) {
                                      validate0.errors = [{ instancePath: instancePath + "/sender_id", schemaPath: "#/properties/sender_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                      return false;
                                    } else {
                                      if (!pattern0.test(data8)) {
                                        validate0.errors = [{ instancePath: instancePath + "/sender_id", schemaPath: "#/properties/sender_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                                        return false;
                                      }
                                    }
                                  }
                                } else {
                                  validate0.errors = [{ instancePath: instancePath + "/sender_id", schemaPath: "#/properties/sender_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid0 = _errs26 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.priority !== void 0) {
                                let data9 = data.priority;
                                const _errs28 = errors;
                                if (typeof data9 !== "string") {
                                  validate0.errors = [{ instancePath: instancePath + "/priority", schemaPath: "#/properties/priority/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                if (!(data9 === "high" || data9 === "normal" || data9 === "low")) {
                                  validate0.errors = [{ instancePath: instancePath + "/priority", schemaPath: "#/properties/priority/enum", keyword: "enum", params: { allowedValues: schema0.properties.priority.enum }, message: "must be equal to one of the allowed values" }];
                                  return false;
                                }
                                var valid0 = _errs28 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.status !== void 0) {
                                  let data10 = data.status;
                                  const _errs30 = errors;
                                  if (typeof data10 !== "string") {
                                    validate0.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  if (!(data10 === "created" || data10 === "delivered" || data10 === "acked" || data10 === "running" || data10 === "replied" || data10 === "failed" || data10 === "cancelled" || data10 === "expired")) {
                                    validate0.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema0.properties.status.enum }, message: "must be equal to one of the allowed values" }];
                                    return false;
                                  }
                                  var valid0 = _errs30 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.content !== void 0) {
                                    let data11 = data.content;
                                    const _errs32 = errors;
                                    if (errors === _errs32) {
                                      if (typeof data11 === "string") {
                                        if (func1(data11) > 2097152) {
                                          validate0.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/maxLength", keyword: "maxLength", params: { limit: 2097152 }, message: "must NOT have more than 2097152 characters" }];
                                          return false;
                                        }
                                      } else {
                                        validate0.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
                                    var valid0 = _errs32 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.context !== void 0) {
                                      let data12 = data.context;
                                      const _errs34 = errors;
                                      const _errs35 = errors;
                                      let valid3 = false;
                                      const _errs36 = errors;
                                      if (errors === _errs36) {
                                        if (typeof data12 === "string") {
                                          if (func1(data12) > 2097152) {
                                            const err12 = { instancePath: instancePath + "/context", schemaPath: "#/properties/context/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 2097152 }, message: "must NOT have more than 2097152 characters" };
                                            if (vErrors === null) {
                                              vErrors = [err12];
                                            } else {
                                              vErrors.push(err12);
                                            }
                                            errors++;
                                          }
                                        } else {
                                          const err13 = { instancePath: instancePath + "/context", schemaPath: "#/properties/context/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                          if (vErrors === null) {
                                            vErrors = [err13];
                                          } else {
                                            vErrors.push(err13);
                                          }
                                          errors++;
                                        }
                                      }
                                      var _valid2 = _errs36 === errors;
                                      valid3 = valid3 || _valid2;
                                      const _errs38 = errors;
                                      if (data12 !== null) {
                                        const err14 = { instancePath: instancePath + "/context", schemaPath: "#/properties/context/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                        if (vErrors === null) {
                                          vErrors = [err14];
                                        } else {
                                          vErrors.push(err14);
                                        }
                                        errors++;
                                      }
                                      var _valid2 = _errs38 === errors;
                                      valid3 = valid3 || _valid2;
                                      if (!valid3) {
                                        const err15 = { instancePath: instancePath + "/context", schemaPath: "#/properties/context/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                        if (vErrors === null) {
                                          vErrors = [err15];
                                        } else {
                                          vErrors.push(err15);
                                        }
                                        errors++;
                                        validate0.errors = vErrors;
                                        return false;
                                      } else {
                                        errors = _errs35;
                                        if (vErrors !== null) {
                                          if (_errs35) {
                                            vErrors.length = _errs35;
                                          } else {
                                            vErrors = null;
                                          }
                                        }
                                      }
                                      var valid0 = _errs34 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.result !== void 0) {
                                        let data13 = data.result;
                                        const _errs40 = errors;
                                        const _errs41 = errors;
                                        let valid4 = false;
                                        const _errs42 = errors;
                                        if (errors === _errs42) {
                                          if (typeof data13 === "string") {
                                            if (func1(data13) > 2097152) {
                                              const err16 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 2097152 }, message: "must NOT have more than 2097152 characters" };
                                              if (vErrors === null) {
                                                vErrors = [err16];
                                              } else {
                                                vErrors.push(err16);
                                              }
                                              errors++;
                                            }
                                          } else {
                                            const err17 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err17];
                                            } else {
                                              vErrors.push(err17);
                                            }
                                            errors++;
                                          }
                                        }
                                        var _valid3 = _errs42 === errors;
                                        valid4 = valid4 || _valid3;
                                        const _errs44 = errors;
                                        if (data13 !== null) {
                                          const err18 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                          if (vErrors === null) {
                                            vErrors = [err18];
                                          } else {
                                            vErrors.push(err18);
                                          }
                                          errors++;
                                        }
                                        var _valid3 = _errs44 === errors;
                                        valid4 = valid4 || _valid3;
                                        if (!valid4) {
                                          const err19 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                          if (vErrors === null) {
                                            vErrors = [err19];
                                          } else {
                                            vErrors.push(err19);
                                          }
                                          errors++;
                                          validate0.errors = vErrors;
                                          return false;
                                        } else {
                                          errors = _errs41;
                                          if (vErrors !== null) {
                                            if (_errs41) {
                                              vErrors.length = _errs41;
                                            } else {
                                              vErrors = null;
                                            }
                                          }
                                        }
                                        var valid0 = _errs40 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.in_reply_to !== void 0) {
                                          let data14 = data.in_reply_to;
                                          const _errs46 = errors;
                                          const _errs47 = errors;
                                          let valid5 = false;
                                          const _errs48 = errors;
                                          if (errors === _errs48) {
                                            if (typeof data14 === "string") {
                                              if (func1(data14) > 200) {
                                                const err20 = { instancePath: instancePath + "/in_reply_to", schemaPath: "#/properties/in_reply_to/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                                                if (vErrors === null) {
                                                  vErrors = [err20];
                                                } else {
                                                  vErrors.push(err20);
                                                }
                                                errors++;
                                              } else {
                                                if (func1(data14) < 1) {
                                                  const err21 = { instancePath: instancePath + "/in_reply_to", schemaPath: "#/properties/in_reply_to/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                  if (vErrors === null) {
                                                    vErrors = [err21];
                                                  } else {
                                                    vErrors.push(err21);
                                                  }
                                                  errors++;
                                                } else {
                                                  if (!pattern0.test(data14)) {
                                                    const err22 = { instancePath: instancePath + "/in_reply_to", schemaPath: "#/properties/in_reply_to/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' };
                                                    if (vErrors === null) {
                                                      vErrors = [err22];
                                                    } else {
                                                      vErrors.push(err22);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                              }
                                            } else {
                                              const err23 = { instancePath: instancePath + "/in_reply_to", schemaPath: "#/properties/in_reply_to/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err23];
                                              } else {
                                                vErrors.push(err23);
                                              }
                                              errors++;
                                            }
                                          }
                                          var _valid4 = _errs48 === errors;
                                          valid5 = valid5 || _valid4;
                                          const _errs50 = errors;
                                          if (data14 !== null) {
                                            const err24 = { instancePath: instancePath + "/in_reply_to", schemaPath: "#/properties/in_reply_to/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                            if (vErrors === null) {
                                              vErrors = [err24];
                                            } else {
                                              vErrors.push(err24);
                                            }
                                            errors++;
                                          }
                                          var _valid4 = _errs50 === errors;
                                          valid5 = valid5 || _valid4;
                                          if (!valid5) {
                                            const err25 = { instancePath: instancePath + "/in_reply_to", schemaPath: "#/properties/in_reply_to/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                            if (vErrors === null) {
                                              vErrors = [err25];
                                            } else {
                                              vErrors.push(err25);
                                            }
                                            errors++;
                                            validate0.errors = vErrors;
                                            return false;
                                          } else {
                                            errors = _errs47;
                                            if (vErrors !== null) {
                                              if (_errs47) {
                                                vErrors.length = _errs47;
                                              } else {
                                                vErrors = null;
                                              }
                                            }
                                          }
                                          var valid0 = _errs46 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.requires_response !== void 0) {
                                            let data15 = data.requires_response;
                                            const _errs52 = errors;
                                            const _errs53 = errors;
                                            let valid6 = false;
                                            const _errs54 = errors;
                                            if (errors === _errs54) {
                                              if (typeof data15 === "string") {
                                                if (func1(data15) > 1e4) {
                                                  const err26 = { instancePath: instancePath + "/requires_response", schemaPath: "#/properties/requires_response/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
                                                  if (vErrors === null) {
                                                    vErrors = [err26];
                                                  } else {
                                                    vErrors.push(err26);
                                                  }
                                                  errors++;
                                                }
                                              } else {
                                                const err27 = { instancePath: instancePath + "/requires_response", schemaPath: "#/properties/requires_response/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err27];
                                                } else {
                                                  vErrors.push(err27);
                                                }
                                                errors++;
                                              }
                                            }
                                            var _valid5 = _errs54 === errors;
                                            valid6 = valid6 || _valid5;
                                            const _errs56 = errors;
                                            if (data15 !== null) {
                                              const err28 = { instancePath: instancePath + "/requires_response", schemaPath: "#/properties/requires_response/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                              if (vErrors === null) {
                                                vErrors = [err28];
                                              } else {
                                                vErrors.push(err28);
                                              }
                                              errors++;
                                            }
                                            var _valid5 = _errs56 === errors;
                                            valid6 = valid6 || _valid5;
                                            if (!valid6) {
                                              const err29 = { instancePath: instancePath + "/requires_response", schemaPath: "#/properties/requires_response/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                              if (vErrors === null) {
                                                vErrors = [err29];
                                              } else {
                                                vErrors.push(err29);
                                              }
                                              errors++;
                                              validate0.errors = vErrors;
                                              return false;
                                            } else {
                                              errors = _errs53;
                                              if (vErrors !== null) {
                                                if (_errs53) {
                                                  vErrors.length = _errs53;
                                                } else {
                                                  vErrors = null;
                                                }
                                              }
                                            }
                                            var valid0 = _errs52 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.scope !== void 0) {
                                              let data16 = data.scope;
                                              const _errs58 = errors;
                                              const _errs59 = errors;
                                              let valid7 = false;
                                              const _errs60 = errors;
                                              if (errors === _errs60) {
                                                if (typeof data16 === "string") {
                                                  if (func1(data16) > 1e4) {
                                                    const err30 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
                                                    if (vErrors === null) {
                                                      vErrors = [err30];
                                                    } else {
                                                      vErrors.push(err30);
                                                    }
                                                    errors++;
                                                  }
                                                } else {
                                                  const err31 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err31];
                                                  } else {
                                                    vErrors.push(err31);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              var _valid6 = _errs60 === errors;
                                              valid7 = valid7 || _valid6;
                                              const _errs62 = errors;
                                              if (data16 !== null) {
                                                const err32 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                if (vErrors === null) {
                                                  vErrors = [err32];
                                                } else {
                                                  vErrors.push(err32);
                                                }
                                                errors++;
                                              }
                                              var _valid6 = _errs62 === errors;
                                              valid7 = valid7 || _valid6;
                                              if (!valid7) {
                                                const err33 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                if (vErrors === null) {
                                                  vErrors = [err33];
                                                } else {
                                                  vErrors.push(err33);
                                                }
                                                errors++;
                                                validate0.errors = vErrors;
                                                return false;
                                              } else {
                                                errors = _errs59;
                                                if (vErrors !== null) {
                                                  if (_errs59) {
                                                    vErrors.length = _errs59;
                                                  } else {
                                                    vErrors = null;
                                                  }
                                                }
                                              }
                                              var valid0 = _errs58 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.parent_task_id !== void 0) {
                                                let data17 = data.parent_task_id;
                                                const _errs64 = errors;
                                                const _errs65 = errors;
                                                let valid8 = false;
                                                const _errs66 = errors;
                                                if (errors === _errs66) {
                                                  if (typeof data17 === "string") {
                                                    if (func1(data17) > 200) {
                                                      const err34 = { instancePath: instancePath + "/parent_task_id", schemaPath: "#/properties/parent_task_id/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                                                      if (vErrors === null) {
                                                        vErrors = [err34];
                                                      } else {
                                                        vErrors.push(err34);
                                                      }
                                                      errors++;
                                                    } else {
                                                      if (func1(data17) < 1) {
                                                        const err35 = { instancePath: instancePath + "/parent_task_id", schemaPath: "#/properties/parent_task_id/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                        if (vErrors === null) {
                                                          vErrors = [err35];
                                                        } else {
                                                          vErrors.push(err35);
                                                        }
                                                        errors++;
                                                      } else {
                                                        if (!pattern0.test(data17)) {
                                                          const err36 = { instancePath: instancePath + "/parent_task_id", schemaPath: "#/properties/parent_task_id/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' };
                                                          if (vErrors === null) {
                                                            vErrors = [err36];
                                                          } else {
                                                            vErrors.push(err36);
                                                          }
                                                          errors++;
                                                        }
                                                      }
                                                    }
                                                  } else {
                                                    const err37 = { instancePath: instancePath + "/parent_task_id", schemaPath: "#/properties/parent_task_id/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                    if (vErrors === null) {
                                                      vErrors = [err37];
                                                    } else {
                                                      vErrors.push(err37);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                var _valid7 = _errs66 === errors;
                                                valid8 = valid8 || _valid7;
                                                const _errs68 = errors;
                                                if (data17 !== null) {
                                                  const err38 = { instancePath: instancePath + "/parent_task_id", schemaPath: "#/properties/parent_task_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                  if (vErrors === null) {
                                                    vErrors = [err38];
                                                  } else {
                                                    vErrors.push(err38);
                                                  }
                                                  errors++;
                                                }
                                                var _valid7 = _errs68 === errors;
                                                valid8 = valid8 || _valid7;
                                                if (!valid8) {
                                                  const err39 = { instancePath: instancePath + "/parent_task_id", schemaPath: "#/properties/parent_task_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                  if (vErrors === null) {
                                                    vErrors = [err39];
                                                  } else {
                                                    vErrors.push(err39);
                                                  }
                                                  errors++;
                                                  validate0.errors = vErrors;
                                                  return false;
                                                } else {
                                                  errors = _errs65;
                                                  if (vErrors !== null) {
                                                    if (_errs65) {
                                                      vErrors.length = _errs65;
                                                    } else {
                                                      vErrors = null;
                                                    }
                                                  }
                                                }
                                                var valid0 = _errs64 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.depth !== void 0) {
                                                  let data18 = data.depth;
                                                  const _errs70 = errors;
                                                  if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                                                    validate0.errors = [{ instancePath: instancePath + "/depth", schemaPath: "#/properties/depth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                    return false;
                                                  }
                                                  if (errors === _errs70) {
                                                    if (typeof data18 == "number" && isFinite(data18)) {
                                                      if (data18 > 2147483647 || isNaN(data18)) {
                                                        validate0.errors = [{ instancePath: instancePath + "/depth", schemaPath: "#/properties/depth/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }];
                                                        return false;
                                                      } else {
                                                        if (data18 < 0 || isNaN(data18)) {
                                                          validate0.errors = [{ instancePath: instancePath + "/depth", schemaPath: "#/properties/depth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                  }
                                                  var valid0 = _errs70 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.meta_json !== void 0) {
                                                    let data19 = data.meta_json;
                                                    const _errs72 = errors;
                                                    const _errs73 = errors;
                                                    let valid9 = false;
                                                    const _errs74 = errors;
                                                    if (errors === _errs74) {
                                                      if (typeof data19 === "string") {
                                                        if (func1(data19) > 2097152) {
                                                          const err40 = { instancePath: instancePath + "/meta_json", schemaPath: "#/properties/meta_json/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 2097152 }, message: "must NOT have more than 2097152 characters" };
                                                          if (vErrors === null) {
                                                            vErrors = [err40];
                                                          } else {
                                                            vErrors.push(err40);
                                                          }
                                                          errors++;
                                                        }
                                                      } else {
                                                        const err41 = { instancePath: instancePath + "/meta_json", schemaPath: "#/properties/meta_json/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                        if (vErrors === null) {
                                                          vErrors = [err41];
                                                        } else {
                                                          vErrors.push(err41);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                    var _valid8 = _errs74 === errors;
                                                    valid9 = valid9 || _valid8;
                                                    const _errs76 = errors;
                                                    if (data19 !== null) {
                                                      const err42 = { instancePath: instancePath + "/meta_json", schemaPath: "#/properties/meta_json/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                      if (vErrors === null) {
                                                        vErrors = [err42];
                                                      } else {
                                                        vErrors.push(err42);
                                                      }
                                                      errors++;
                                                    }
                                                    var _valid8 = _errs76 === errors;
                                                    valid9 = valid9 || _valid8;
                                                    if (!valid9) {
                                                      const err43 = { instancePath: instancePath + "/meta_json", schemaPath: "#/properties/meta_json/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                      if (vErrors === null) {
                                                        vErrors = [err43];
                                                      } else {
                                                        vErrors.push(err43);
                                                      }
                                                      errors++;
                                                      validate0.errors = vErrors;
                                                      return false;
                                                    } else {
                                                      errors = _errs73;
                                                      if (vErrors !== null) {
                                                        if (_errs73) {
                                                          vErrors.length = _errs73;
                                                        } else {
                                                          vErrors = null;
                                                        }
                                                      }
                                                    }
                                                    var valid0 = _errs72 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (data.created_at !== void 0) {
                                                      let data20 = data.created_at;
                                                      const _errs78 = errors;
                                                      if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
                                                        validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                        return false;
                                                      }
                                                      if (errors === _errs78) {
                                                        if (typeof data20 == "number" && isFinite(data20)) {
                                                          if (data20 > 253402300799999 || isNaN(data20)) {
                                                            validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" }];
                                                            return false;
                                                          } else {
                                                            if (data20 < 0 || isNaN(data20)) {
                                                              validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                      }
                                                      var valid0 = _errs78 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      if (data.delivered_at !== void 0) {
                                                        let data21 = data.delivered_at;
                                                        const _errs80 = errors;
                                                        const _errs81 = errors;
                                                        let valid10 = false;
                                                        const _errs82 = errors;
                                                        if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
                                                          const err44 = { instancePath: instancePath + "/delivered_at", schemaPath: "#/properties/delivered_at/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                          if (vErrors === null) {
                                                            vErrors = [err44];
                                                          } else {
                                                            vErrors.push(err44);
                                                          }
                                                          errors++;
                                                        }
                                                        if (errors === _errs82) {
                                                          if (typeof data21 == "number" && isFinite(data21)) {
                                                            if (data21 > 253402300799999 || isNaN(data21)) {
                                                              const err45 = { instancePath: instancePath + "/delivered_at", schemaPath: "#/properties/delivered_at/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" };
                                                              if (vErrors === null) {
                                                                vErrors = [err45];
                                                              } else {
                                                                vErrors.push(err45);
                                                              }
                                                              errors++;
                                                            } else {
                                                              if (data21 < 0 || isNaN(data21)) {
                                                                const err46 = { instancePath: instancePath + "/delivered_at", schemaPath: "#/properties/delivered_at/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err46];
                                                                } else {
                                                                  vErrors.push(err46);
                                                                }
                                                                errors++;
                                                              }
                                                            }
                                                          }
                                                        }
                                                        var _valid9 = _errs82 === errors;
                                                        valid10 = valid10 || _valid9;
                                                        const _errs84 = errors;
                                                        if (data21 !== null) {
                                                          const err47 = { instancePath: instancePath + "/delivered_at", schemaPath: "#/properties/delivered_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                          if (vErrors === null) {
                                                            vErrors = [err47];
                                                          } else {
                                                            vErrors.push(err47);
                                                          }
                                                          errors++;
                                                        }
                                                        var _valid9 = _errs84 === errors;
                                                        valid10 = valid10 || _valid9;
                                                        if (!valid10) {
                                                          const err48 = { instancePath: instancePath + "/delivered_at", schemaPath: "#/properties/delivered_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                          if (vErrors === null) {
                                                            vErrors = [err48];
                                                          } else {
                                                            vErrors.push(err48);
                                                          }
                                                          errors++;
                                                          validate0.errors = vErrors;
                                                          return false;
                                                        } else {
                                                          errors = _errs81;
                                                          if (vErrors !== null) {
                                                            if (_errs81) {
                                                              vErrors.length = _errs81;
                                                            } else {
                                                              vErrors = null;
                                                            }
                                                          }
                                                        }
                                                        var valid0 = _errs80 === errors;
                                                      } else {
                                                        var valid0 = true;
                                                      }
                                                      if (valid0) {
                                                        if (data.started_at !== void 0) {
                                                          let data22 = data.started_at;
                                                          const _errs86 = errors;
                                                          const _errs87 = errors;
                                                          let valid11 = false;
                                                          const _errs88 = errors;
                                                          if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
                                                            const err49 = { instancePath: instancePath + "/started_at", schemaPath: "#/properties/started_at/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                            if (vErrors === null) {
                                                              vErrors = [err49];
                                                            } else {
                                                              vErrors.push(err49);
                                                            }
                                                            errors++;
                                                          }
                                                          if (errors === _errs88) {
                                                            if (typeof data22 == "number" && isFinite(data22)) {
                                                              if (data22 > 253402300799999 || isNaN(data22)) {
                                                                const err50 = { instancePath: instancePath + "/started_at", schemaPath: "#/properties/started_at/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err50];
                                                                } else {
                                                                  vErrors.push(err50);
                                                                }
                                                                errors++;
                                                              } else {
                                                                if (data22 < 0 || isNaN(data22)) {
                                                                  const err51 = { instancePath: instancePath + "/started_at", schemaPath: "#/properties/started_at/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err51];
                                                                  } else {
                                                                    vErrors.push(err51);
                                                                  }
                                                                  errors++;
                                                                }
                                                              }
                                                            }
                                                          }
                                                          var _valid10 = _errs88 === errors;
                                                          valid11 = valid11 || _valid10;
                                                          const _errs90 = errors;
                                                          if (data22 !== null) {
                                                            const err52 = { instancePath: instancePath + "/started_at", schemaPath: "#/properties/started_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                            if (vErrors === null) {
                                                              vErrors = [err52];
                                                            } else {
                                                              vErrors.push(err52);
                                                            }
                                                            errors++;
                                                          }
                                                          var _valid10 = _errs90 === errors;
                                                          valid11 = valid11 || _valid10;
                                                          if (!valid11) {
                                                            const err53 = { instancePath: instancePath + "/started_at", schemaPath: "#/properties/started_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                            if (vErrors === null) {
                                                              vErrors = [err53];
                                                            } else {
                                                              vErrors.push(err53);
                                                            }
                                                            errors++;
                                                            validate0.errors = vErrors;
                                                            return false;
                                                          } else {
                                                            errors = _errs87;
                                                            if (vErrors !== null) {
                                                              if (_errs87) {
                                                                vErrors.length = _errs87;
                                                              } else {
                                                                vErrors = null;
                                                              }
                                                            }
                                                          }
                                                          var valid0 = _errs86 === errors;
                                                        } else {
                                                          var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                          if (data.runtime_submitted_at !== void 0) {
                                                            let data23 = data.runtime_submitted_at;
                                                            const _errs92 = errors;
                                                            const _errs93 = errors;
                                                            let valid12 = false;
                                                            const _errs94 = errors;
                                                            if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
                                                              const err54 = { instancePath: instancePath + "/runtime_submitted_at", schemaPath: "#/properties/runtime_submitted_at/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                              if (vErrors === null) {
                                                                vErrors = [err54];
                                                              } else {
                                                                vErrors.push(err54);
                                                              }
                                                              errors++;
                                                            }
                                                            if (errors === _errs94) {
                                                              if (typeof data23 == "number" && isFinite(data23)) {
                                                                if (data23 > 253402300799999 || isNaN(data23)) {
                                                                  const err55 = { instancePath: instancePath + "/runtime_submitted_at", schemaPath: "#/properties/runtime_submitted_at/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err55];
                                                                  } else {
                                                                    vErrors.push(err55);
                                                                  }
                                                                  errors++;
                                                                } else {
                                                                  if (data23 < 0 || isNaN(data23)) {
                                                                    const err56 = { instancePath: instancePath + "/runtime_submitted_at", schemaPath: "#/properties/runtime_submitted_at/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err56];
                                                                    } else {
                                                                      vErrors.push(err56);
                                                                    }
                                                                    errors++;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                            var _valid11 = _errs94 === errors;
                                                            valid12 = valid12 || _valid11;
                                                            const _errs96 = errors;
                                                            if (data23 !== null) {
                                                              const err57 = { instancePath: instancePath + "/runtime_submitted_at", schemaPath: "#/properties/runtime_submitted_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                              if (vErrors === null) {
                                                                vErrors = [err57];
                                                              } else {
                                                                vErrors.push(err57);
                                                              }
                                                              errors++;
                                                            }
                                                            var _valid11 = _errs96 === errors;
                                                            valid12 = valid12 || _valid11;
                                                            if (!valid12) {
                                                              const err58 = { instancePath: instancePath + "/runtime_submitted_at", schemaPath: "#/properties/runtime_submitted_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                              if (vErrors === null) {
                                                                vErrors = [err58];
                                                              } else {
                                                                vErrors.push(err58);
                                                              }
                                                              errors++;
                                                              validate0.errors = vErrors;
                                                              return false;
                                                            } else {
                                                              errors = _errs93;
                                                              if (vErrors !== null) {
                                                                if (_errs93) {
                                                                  vErrors.length = _errs93;
                                                                } else {
                                                                  vErrors = null;
                                                                }
                                                              }
                                                            }
                                                            var valid0 = _errs92 === errors;
                                                          } else {
                                                            var valid0 = true;
                                                          }
                                                          if (valid0) {
                                                            if (data.consumed_at !== void 0) {
                                                              let data24 = data.consumed_at;
                                                              const _errs98 = errors;
                                                              const _errs99 = errors;
                                                              let valid13 = false;
                                                              const _errs100 = errors;
                                                              if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
                                                                const err59 = { instancePath: instancePath + "/consumed_at", schemaPath: "#/properties/consumed_at/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err59];
                                                                } else {
                                                                  vErrors.push(err59);
                                                                }
                                                                errors++;
                                                              }
                                                              if (errors === _errs100) {
                                                                if (typeof data24 == "number" && isFinite(data24)) {
                                                                  if (data24 > 253402300799999 || isNaN(data24)) {
                                                                    const err60 = { instancePath: instancePath + "/consumed_at", schemaPath: "#/properties/consumed_at/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err60];
                                                                    } else {
                                                                      vErrors.push(err60);
                                                                    }
                                                                    errors++;
                                                                  } else {
                                                                    if (data24 < 0 || isNaN(data24)) {
                                                                      const err61 = { instancePath: instancePath + "/consumed_at", schemaPath: "#/properties/consumed_at/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err61];
                                                                      } else {
                                                                        vErrors.push(err61);
                                                                      }
                                                                      errors++;
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                              var _valid12 = _errs100 === errors;
                                                              valid13 = valid13 || _valid12;
                                                              const _errs102 = errors;
                                                              if (data24 !== null) {
                                                                const err62 = { instancePath: instancePath + "/consumed_at", schemaPath: "#/properties/consumed_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err62];
                                                                } else {
                                                                  vErrors.push(err62);
                                                                }
                                                                errors++;
                                                              }
                                                              var _valid12 = _errs102 === errors;
                                                              valid13 = valid13 || _valid12;
                                                              if (!valid13) {
                                                                const err63 = { instancePath: instancePath + "/consumed_at", schemaPath: "#/properties/consumed_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err63];
                                                                } else {
                                                                  vErrors.push(err63);
                                                                }
                                                                errors++;
                                                                validate0.errors = vErrors;
                                                                return false;
                                                              } else {
                                                                errors = _errs99;
                                                                if (vErrors !== null) {
                                                                  if (_errs99) {
                                                                    vErrors.length = _errs99;
                                                                  } else {
                                                                    vErrors = null;
                                                                  }
                                                                }
                                                              }
                                                              var valid0 = _errs98 === errors;
                                                            } else {
                                                              var valid0 = true;
                                                            }
                                                            if (valid0) {
                                                              if (data.completed_at !== void 0) {
                                                                let data25 = data.completed_at;
                                                                const _errs104 = errors;
                                                                const _errs105 = errors;
                                                                let valid14 = false;
                                                                const _errs106 = errors;
                                                                if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
                                                                  const err64 = { instancePath: instancePath + "/completed_at", schemaPath: "#/properties/completed_at/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err64];
                                                                  } else {
                                                                    vErrors.push(err64);
                                                                  }
                                                                  errors++;
                                                                }
                                                                if (errors === _errs106) {
                                                                  if (typeof data25 == "number" && isFinite(data25)) {
                                                                    if (data25 > 253402300799999 || isNaN(data25)) {
                                                                      const err65 = { instancePath: instancePath + "/completed_at", schemaPath: "#/properties/completed_at/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err65];
                                                                      } else {
                                                                        vErrors.push(err65);
                                                                      }
                                                                      errors++;
                                                                    } else {
                                                                      if (data25 < 0 || isNaN(data25)) {
                                                                        const err66 = { instancePath: instancePath + "/completed_at", schemaPath: "#/properties/completed_at/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                        if (vErrors === null) {
                                                                          vErrors = [err66];
                                                                        } else {
                                                                          vErrors.push(err66);
                                                                        }
                                                                        errors++;
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                                var _valid13 = _errs106 === errors;
                                                                valid14 = valid14 || _valid13;
                                                                const _errs108 = errors;
                                                                if (data25 !== null) {
                                                                  const err67 = { instancePath: instancePath + "/completed_at", schemaPath: "#/properties/completed_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err67];
                                                                  } else {
                                                                    vErrors.push(err67);
                                                                  }
                                                                  errors++;
                                                                }
                                                                var _valid13 = _errs108 === errors;
                                                                valid14 = valid14 || _valid13;
                                                                if (!valid14) {
                                                                  const err68 = { instancePath: instancePath + "/completed_at", schemaPath: "#/properties/completed_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err68];
                                                                  } else {
                                                                    vErrors.push(err68);
                                                                  }
                                                                  errors++;
                                                                  validate0.errors = vErrors;
                                                                  return false;
                                                                } else {
                                                                  errors = _errs105;
                                                                  if (vErrors !== null) {
                                                                    if (_errs105) {
                                                                      vErrors.length = _errs105;
                                                                    } else {
                                                                      vErrors = null;
                                                                    }
                                                                  }
                                                                }
                                                                var valid0 = _errs104 === errors;
                                                              } else {
                                                                var valid0 = true;
                                                              }
                                                              if (valid0) {
                                                                if (data.expires_at !== void 0) {
                                                                  let data26 = data.expires_at;
                                                                  const _errs110 = errors;
                                                                  const _errs111 = errors;
                                                                  let valid15 = false;
                                                                  const _errs112 = errors;
                                                                  if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                                                                    const err69 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err69];
                                                                    } else {
                                                                      vErrors.push(err69);
                                                                    }
                                                                    errors++;
                                                                  }
                                                                  if (errors === _errs112) {
                                                                    if (typeof data26 == "number" && isFinite(data26)) {
                                                                      if (data26 > 253402300799999 || isNaN(data26)) {
                                                                        const err70 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" };
                                                                        if (vErrors === null) {
                                                                          vErrors = [err70];
                                                                        } else {
                                                                          vErrors.push(err70);
                                                                        }
                                                                        errors++;
                                                                      } else {
                                                                        if (data26 < 0 || isNaN(data26)) {
                                                                          const err71 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                          if (vErrors === null) {
                                                                            vErrors = [err71];
                                                                          } else {
                                                                            vErrors.push(err71);
                                                                          }
                                                                          errors++;
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                  var _valid14 = _errs112 === errors;
                                                                  valid15 = valid15 || _valid14;
                                                                  const _errs114 = errors;
                                                                  if (data26 !== null) {
                                                                    const err72 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err72];
                                                                    } else {
                                                                      vErrors.push(err72);
                                                                    }
                                                                    errors++;
                                                                  }
                                                                  var _valid14 = _errs114 === errors;
                                                                  valid15 = valid15 || _valid14;
                                                                  if (!valid15) {
                                                                    const err73 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err73];
                                                                    } else {
                                                                      vErrors.push(err73);
                                                                    }
                                                                    errors++;
                                                                    validate0.errors = vErrors;
                                                                    return false;
                                                                  } else {
                                                                    errors = _errs111;
                                                                    if (vErrors !== null) {
                                                                      if (_errs111) {
                                                                        vErrors.length = _errs111;
                                                                      } else {
                                                                        vErrors = null;
                                                                      }
                                                                    }
                                                                  }
                                                                  var valid0 = _errs110 === errors;
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
          }
        }
      } else {
        validate0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
        return false;
      }
    }
    validate0.errors = vErrors;
    return errors === 0;
  }
  validate0.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  return validate0;
})();
var line_task_event = (() => {
  const schema0 = { "type": "object", "additionalProperties": false, "required": ["kind", "seq", "task_id", "from_status", "to_status", "actor", "detail", "created_at"], "properties": { "kind": { "type": "string", "const": "task_event" }, "seq": { "type": "integer", "minimum": 0, "maximum": 4503599627370496 }, "task_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "from_status": { "anyOf": [{ "type": "string", "enum": ["created", "delivered", "acked", "running", "replied", "failed", "cancelled", "expired"] }, { "type": "null" }] }, "to_status": { "type": "string", "enum": ["created", "delivered", "acked", "running", "replied", "failed", "cancelled", "expired"] }, "actor": { "type": "string", "maxLength": 1e4 }, "detail": { "anyOf": [{ "type": "string", "maxLength": 2097152 }, { "type": "null" }] }, "created_at": { "type": "integer", "minimum": 0, "maximum": 253402300799999 } } };
  const func0 = require_ucs2length().default;
  const pattern0 = new RegExp("^[!-~]+$", "u");
  function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate0.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (errors === 0) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.kind === void 0 && (missing0 = "kind") || data.seq === void 0 && (missing0 = "seq") || data.task_id === void 0 && (missing0 = "task_id") || data.from_status === void 0 && (missing0 = "from_status") || data.to_status === void 0 && (missing0 = "to_status") || data.actor === void 0 && (missing0 = "actor") || data.detail === void 0 && (missing0 = "detail") || data.created_at === void 0 && (missing0 = "created_at")) {
          validate0.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!(key0 === "kind" || key0 === "seq" || key0 === "task_id" || key0 === "from_status" || key0 === "to_status" || key0 === "actor" || key0 === "detail" || key0 === "created_at")) {
              validate0.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
              return false;
              break;
            }
          }
          if (_errs1 === errors) {
            if (data.kind !== void 0) {
              let data0 = data.kind;
              const _errs2 = errors;
              if (typeof data0 !== "string") {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("task_event" !== data0) {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "task_event" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.seq !== void 0) {
                let data1 = data.seq;
                const _errs4 = errors;
                if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                  validate0.errors = [{ instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs4) {
                  if (typeof data1 == "number" && isFinite(data1)) {
                    if (data1 > 4503599627370496 || isNaN(data1)) {
                      validate0.errors = [{ instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370496 }, message: "must be <= 4503599627370496" }];
                      return false;
                    } else {
                      if (data1 < 0 || isNaN(data1)) {
                        validate0.errors = [{ instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                if (data.task_id !== void 0) {
                  let data2 = data.task_id;
                  const _errs6 = errors;
                  if (errors === _errs6) {
                    if (typeof data2 === "string") {
                      if (func0(data2) > 200) {
                        validate0.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func0(data2) < 1) {
                          validate0.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        } else {
                          if (!pattern0.test(data2)) {
                            validate0.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate0.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.from_status !== void 0) {
                    let data3 = data.from_status;
                    const _errs8 = errors;
                    const _errs9 = errors;
                    let valid1 = false;
                    const _errs10 = errors;
                    if (typeof data3 !== "string") {
                      const err0 = { instancePath: instancePath + "/from_status", schemaPath: "#/properties/from_status/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    }
                    if (!(data3 === "created" || data3 === "delivered" || data3 === "acked" || data3 === "running" || data3 === "replied" || data3 === "failed" || data3 === "cancelled" || data3 === "expired")) {
                      const err1 = { instancePath: instancePath + "/from_status", schemaPath: "#/properties/from_status/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema0.properties.from_status.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                    }
                    var _valid0 = _errs10 === errors;
                    valid1 = valid1 || _valid0;
                    const _errs12 = errors;
                    if (data3 !== null) {
                      const err2 = { instancePath: instancePath + "/from_status", schemaPath: "#/properties/from_status/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err2];
                      } else {
                        vErrors.push(err2);
                      }
                      errors++;
                    }
                    var _valid0 = _errs12 === errors;
                    valid1 = valid1 || _valid0;
                    if (!valid1) {
                      const err3 = { instancePath: instancePath + "/from_status", schemaPath: "#/properties/from_status/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err3];
                      } else {
                        vErrors.push(err3);
                      }
                      errors++;
                      validate0.errors = vErrors;
                      return false;
                    } else {
                      errors = _errs9;
                      if (vErrors !== null) {
                        if (_errs9) {
                          vErrors.length = _errs9;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.to_status !== void 0) {
                      let data4 = data.to_status;
                      const _errs14 = errors;
                      if (typeof data4 !== "string") {
                        validate0.errors = [{ instancePath: instancePath + "/to_status", schemaPath: "#/properties/to_status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data4 === "created" || data4 === "delivered" || data4 === "acked" || data4 === "running" || data4 === "replied" || data4 === "failed" || data4 === "cancelled" || data4 === "expired")) {
                        validate0.errors = [{ instancePath: instancePath + "/to_status", schemaPath: "#/properties/to_status/enum", keyword: "enum", params: { allowedValues: schema0.properties.to_status.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid0 = _errs14 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.actor !== void 0) {
                        let data5 = data.actor;
                        const _errs16 = errors;
                        if (errors === _errs16) {
                          if (typeof data5 === "string") {
                            if (func0(data5) > 1e4) {
                              validate0.errors = [{ instancePath: instancePath + "/actor", schemaPath: "#/properties/actor/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }];
                              return false;
                            }
                          } else {
                            validate0.errors = [{ instancePath: instancePath + "/actor", schemaPath: "#/properties/actor/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs16 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.detail !== void 0) {
                          let data6 = data.detail;
                          const _errs18 = errors;
                          const _errs19 = errors;
                          let valid2 = false;
                          const _errs20 = errors;
                          if (errors === _errs20) {
                            if (typeof data6 === "string") {
                              if (func0(data6) > 2097152) {
                                const err4 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 2097152 }, message: "must NOT have more than 2097152 characters" };
                                if (vErrors === null) {
                                  vErrors = [err4];
                                } else {
                                  vErrors.push(err4);
                                }
                                errors++;
                              }
                            } else {
                              const err5 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err5];
                              } else {
                                vErrors.push(err5);
                              }
                              errors++;
                            }
                          }
                          var _valid1 = _errs20 === errors;
                          valid2 = valid2 || _valid1;
                          const _errs22 = errors;
                          if (data6 !== null) {
                            const err6 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err6];
                            } else {
                              vErrors.push(err6);
                            }
                            errors++;
                          }
                          var _valid1 = _errs22 === errors;
                          valid2 = valid2 || _valid1;
                          if (!valid2) {
                            const err7 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            if (vErrors === null) {
                              vErrors = [err7];
                            } else {
                              vErrors.push(err7);
                            }
                            errors++;
                            validate0.errors = vErrors;
                            return false;
                          } else {
                            errors = _errs19;
                            if (vErrors !== null) {
                              if (_errs19) {
                                vErrors.length = _errs19;
                              } else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid0 = _errs18 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.created_at !== void 0) {
                            let data7 = data.created_at;
                            const _errs24 = errors;
                            if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                              validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                              return false;
                            }
                            if (errors === _errs24) {
                              if (typeof data7 == "number" && isFinite(data7)) {
                                if (data7 > 253402300799999 || isNaN(data7)) {
                                  validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" }];
                                  return false;
                                } else {
                                  if (data7 < 0 || isNaN(data7)) {
                                    validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                    return false;
                                  }
                                }
                              }
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
      } else {
        validate0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
        return false;
      }
    }
    validate0.errors = vErrors;
    return errors === 0;
  }
  validate0.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  return validate0;
})();
var line_completion = (() => {
  const schema0 = { "type": "object", "additionalProperties": false, "required": ["kind", "id", "seq", "task_id", "session_name", "task", "result", "artifacts", "score", "duration_minutes", "completed_at"], "properties": { "kind": { "type": "string", "const": "completion" }, "id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "seq": { "type": "integer", "minimum": 0, "maximum": 4503599627370496 }, "task_id": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, { "type": "null" }] }, "session_name": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\x00-\\x1f\\x7f]+$" }, "task": { "type": "string", "maxLength": 2097152 }, "result": { "type": "string", "maxLength": 2097152 }, "artifacts": { "anyOf": [{ "type": "string", "maxLength": 2097152 }, { "type": "null" }] }, "score": { "anyOf": [{ "type": "number" }, { "type": "null" }] }, "duration_minutes": { "anyOf": [{ "type": "number" }, { "type": "null" }] }, "completed_at": { "type": "integer", "minimum": 0, "maximum": 253402300799999 } } };
  const func0 = Object.prototype.hasOwnProperty;
  const func1 = require_ucs2length().default;
  const pattern0 = new RegExp("^[!-~]+$", "u");
  const pattern2 = new RegExp("^[^\\x00-\\x1f\\x7f]+$", "u");
  function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate0.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (errors === 0) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.seq === void 0 && (missing0 = "seq") || data.task_id === void 0 && (missing0 = "task_id") || data.session_name === void 0 && (missing0 = "session_name") || data.task === void 0 && (missing0 = "task") || data.result === void 0 && (missing0 = "result") || data.artifacts === void 0 && (missing0 = "artifacts") || data.score === void 0 && (missing0 = "score") || data.duration_minutes === void 0 && (missing0 = "duration_minutes") || data.completed_at === void 0 && (missing0 = "completed_at")) {
          validate0.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!func0.call(schema0.properties, key0)) {
              validate0.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
              return false;
              break;
            }
          }
          if (_errs1 === errors) {
            if (data.kind !== void 0) {
              let data0 = data.kind;
              const _errs2 = errors;
              if (typeof data0 !== "string") {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("completion" !== data0) {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "completion" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.id !== void 0) {
                let data1 = data.id;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data1 === "string") {
                    if (func1(data1) > 200) {
                      validate0.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func1(data1) < 1) {
                        validate0.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern0.test(data1)) {
                          validate0.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate0.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.seq !== void 0) {
                  let data2 = data.seq;
                  const _errs6 = errors;
                  if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                    validate0.errors = [{ instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs6) {
                    if (typeof data2 == "number" && isFinite(data2)) {
                      if (data2 > 4503599627370496 || isNaN(data2)) {
                        validate0.errors = [{ instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370496 }, message: "must be <= 4503599627370496" }];
                        return false;
                      } else {
                        if (data2 < 0 || isNaN(data2)) {
                          validate0.errors = [{ instancePath: instancePath + "/seq", schemaPath: "#/properties/seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                  if (data.task_id !== void 0) {
                    let data3 = data.task_id;
                    const _errs8 = errors;
                    const _errs9 = errors;
                    let valid1 = false;
                    const _errs10 = errors;
                    if (errors === _errs10) {
                      if (typeof data3 === "string") {
                        if (func1(data3) > 200) {
                          const err0 = { instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        } else {
                          if (func1(data3) < 1) {
                            const err1 = { instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            if (vErrors === null) {
                              vErrors = [err1];
                            } else {
                              vErrors.push(err1);
                            }
                            errors++;
                          } else {
                            if (!pattern0.test(data3)) {
                              const err2 = { instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' };
                              if (vErrors === null) {
                                vErrors = [err2];
                              } else {
                                vErrors.push(err2);
                              }
                              errors++;
                            }
                          }
                        }
                      } else {
                        const err3 = { instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err3];
                        } else {
                          vErrors.push(err3);
                        }
                        errors++;
                      }
                    }
                    var _valid0 = _errs10 === errors;
                    valid1 = valid1 || _valid0;
                    const _errs12 = errors;
                    if (data3 !== null) {
                      const err4 = { instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err4];
                      } else {
                        vErrors.push(err4);
                      }
                      errors++;
                    }
                    var _valid0 = _errs12 === errors;
                    valid1 = valid1 || _valid0;
                    if (!valid1) {
                      const err5 = { instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err5];
                      } else {
                        vErrors.push(err5);
                      }
                      errors++;
                      validate0.errors = vErrors;
                      return false;
                    } else {
                      errors = _errs9;
                      if (vErrors !== null) {
                        if (_errs9) {
                          vErrors.length = _errs9;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.session_name !== void 0) {
                      let data4 = data.session_name;
                      const _errs14 = errors;
                      if (errors === _errs14) {
                        if (typeof data4 === "string") {
                          if (func1(data4) > 200) {
                            validate0.errors = [{ instancePath: instancePath + "/session_name", schemaPath: "#/properties/session_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                            return false;
                          } else {
                            if (func1(data4) < 1) {
                              validate0.errors = [{ instancePath: instancePath + "/session_name", schemaPath: "#/properties/session_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                              return false;
                            } else {
                              if (!pattern2.test(data4)) {
                                validate0.errors = [{ instancePath: instancePath + "/session_name", schemaPath: "#/properties/session_name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                                return false;
                              }
                            }
                          }
                        } else {
                          validate0.errors = [{ instancePath: instancePath + "/session_name", schemaPath: "#/properties/session_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid0 = _errs14 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.task !== void 0) {
                        let data5 = data.task;
                        const _errs16 = errors;
                        if (errors === _errs16) {
                          if (typeof data5 === "string") {
                            if (func1(data5) > 2097152) {
                              validate0.errors = [{ instancePath: instancePath + "/task", schemaPath: "#/properties/task/maxLength", keyword: "maxLength", params: { limit: 2097152 }, message: "must NOT have more than 2097152 characters" }];
                              return false;
                            }
                          } else {
                            validate0.errors = [{ instancePath: instancePath + "/task", schemaPath: "#/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs16 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.result !== void 0) {
                          let data6 = data.result;
                          const _errs18 = errors;
                          if (errors === _errs18) {
                            if (typeof data6 === "string") {
                              if (func1(data6) > 2097152) {
                                validate0.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/maxLength", keyword: "maxLength", params: { limit: 2097152 }, message: "must NOT have more than 2097152 characters" }];
                                return false;
                              }
                            } else {
                              validate0.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid0 = _errs18 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.artifacts !== void 0) {
                            let data7 = data.artifacts;
                            const _errs20 = errors;
                            const _errs21 = errors;
                            let valid2 = false;
                            const _errs22 = errors;
                            if (errors === _errs22) {
                              if (typeof data7 === "string") {
                                if (func1(data7) > 2097152) {
                                  const err6 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 2097152 }, message: "must NOT have more than 2097152 characters" };
                                  if (vErrors === null) {
                                    vErrors = [err6];
                                  } else {
                                    vErrors.push(err6);
                                  }
                                  errors++;
                                }
                              } else {
                                const err7 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err7];
                                } else {
                                  vErrors.push(err7);
                                }
                                errors++;
                              }
                            }
                            var _valid1 = _errs22 === errors;
                            valid2 = valid2 || _valid1;
                            const _errs24 = errors;
                            if (data7 !== null) {
                              const err8 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              if (vErrors === null) {
                                vErrors = [err8];
                              } else {
                                vErrors.push(err8);
                              }
                              errors++;
                            }
                            var _valid1 = _errs24 === errors;
                            valid2 = valid2 || _valid1;
                            if (!valid2) {
                              const err9 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              if (vErrors === null) {
                                vErrors = [err9];
                              } else {
                                vErrors.push(err9);
                              }
                              errors++;
                              validate0.errors = vErrors;
                              return false;
                            } else {
                              errors = _errs21;
                              if (vErrors !== null) {
                                if (_errs21) {
                                  vErrors.length = _errs21;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs20 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.score !== void 0) {
                              let data8 = data.score;
                              const _errs26 = errors;
                              const _errs27 = errors;
                              let valid3 = false;
                              const _errs28 = errors;
                              if (!(typeof data8 == "number" && isFinite(data8))) {
                                const err10 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/anyOf/0/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                if (vErrors === null) {
                                  vErrors = [err10];
                                } else {
                                  vErrors.push(err10);
                                }
                                errors++;
                              }
                              var _valid2 = _errs28 === errors;
                              valid3 = valid3 || _valid2;
                              const _errs30 = errors;
                              if (data8 !== null) {
                                const err11 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                if (vErrors === null) {
                                  vErrors = [err11];
                                } else {
                                  vErrors.push(err11);
                                }
                                errors++;
                              }
                              var _valid2 = _errs30 === errors;
                              valid3 = valid3 || _valid2;
                              if (!valid3) {
                                const err12 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                if (vErrors === null) {
                                  vErrors = [err12];
                                } else {
                                  vErrors.push(err12);
                                }
                                errors++;
                                validate0.errors = vErrors;
                                return false;
                              } else {
                                errors = _errs27;
                                if (vErrors !== null) {
                                  if (_errs27) {
                                    vErrors.length = _errs27;
                                  } else {
                                    vErrors = null;
                                  }
                                }
                              }
                              var valid0 = _errs26 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.duration_minutes !== void 0) {
                                let data9 = data.duration_minutes;
                                const _errs32 = errors;
                                const _errs33 = errors;
                                let valid4 = false;
                                const _errs34 = errors;
                                if (!(typeof data9 == "number" && isFinite(data9))) {
                                  const err13 = { instancePath: instancePath + "/duration_minutes", schemaPath: "#/properties/duration_minutes/anyOf/0/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                                  if (vErrors === null) {
                                    vErrors = [err13];
                                  } else {
                                    vErrors.push(err13);
                                  }
                                  errors++;
                                }
                                var _valid3 = _errs34 === errors;
                                valid4 = valid4 || _valid3;
                                const _errs36 = errors;
                                if (data9 !== null) {
                                  const err14 = { instancePath: instancePath + "/duration_minutes", schemaPath: "#/properties/duration_minutes/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                  if (vErrors === null) {
                                    vErrors = [err14];
                                  } else {
                                    vErrors.push(err14);
                                  }
                                  errors++;
                                }
                                var _valid3 = _errs36 === errors;
                                valid4 = valid4 || _valid3;
                                if (!valid4) {
                                  const err15 = { instancePath: instancePath + "/duration_minutes", schemaPath: "#/properties/duration_minutes/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                  if (vErrors === null) {
                                    vErrors = [err15];
                                  } else {
                                    vErrors.push(err15);
                                  }
                                  errors++;
                                  validate0.errors = vErrors;
                                  return false;
                                } else {
                                  errors = _errs33;
                                  if (vErrors !== null) {
                                    if (_errs33) {
                                      vErrors.length = _errs33;
                                    } else {
                                      vErrors = null;
                                    }
                                  }
                                }
                                var valid0 = _errs32 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.completed_at !== void 0) {
                                  let data10 = data.completed_at;
                                  const _errs38 = errors;
                                  if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                                    validate0.errors = [{ instancePath: instancePath + "/completed_at", schemaPath: "#/properties/completed_at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  if (errors === _errs38) {
                                    if (typeof data10 == "number" && isFinite(data10)) {
                                      if (data10 > 253402300799999 || isNaN(data10)) {
                                        validate0.errors = [{ instancePath: instancePath + "/completed_at", schemaPath: "#/properties/completed_at/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" }];
                                        return false;
                                      } else {
                                        if (data10 < 0 || isNaN(data10)) {
                                          validate0.errors = [{ instancePath: instancePath + "/completed_at", schemaPath: "#/properties/completed_at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                          return false;
                                        }
                                      }
                                    }
                                  }
                                  var valid0 = _errs38 === errors;
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
        validate0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
        return false;
      }
    }
    validate0.errors = vErrors;
    return errors === 0;
  }
  validate0.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  return validate0;
})();
var line_delivery = (() => {
  const schema0 = { "type": "object", "additionalProperties": false, "required": ["kind", "id", "task_id", "to_key", "to_name", "inbox_seq", "type", "priority", "content", "context", "from_session", "sender_kind", "sender_id", "in_reply_to", "requires_response", "meta_json", "acked", "acked_at", "read_count", "created_at"], "properties": { "kind": { "type": "string", "const": "delivery" }, "id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "task_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "to_key": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\x00-\\x1f\\x7f]+$" }, "to_name": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\x00-\\x1f\\x7f]+$" }, "inbox_seq": { "type": "integer", "minimum": 0, "maximum": 4503599627370496 }, "type": { "type": "string", "enum": ["task", "message", "reply", "broadcast"] }, "priority": { "type": "string", "enum": ["high", "normal", "low"] }, "content": { "type": "string", "maxLength": 2097152 }, "context": { "anyOf": [{ "type": "string", "maxLength": 2097152 }, { "type": "null" }] }, "from_session": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\x00-\\x1f\\x7f]+$" }, "sender_kind": { "type": "string", "enum": ["user", "node", "system"] }, "sender_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "in_reply_to": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, { "type": "null" }] }, "requires_response": { "anyOf": [{ "type": "string", "maxLength": 1e4 }, { "type": "null" }] }, "meta_json": { "anyOf": [{ "type": "string", "maxLength": 2097152 }, { "type": "null" }] }, "acked": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 1 }, "acked_at": { "anyOf": [{ "type": "integer", "minimum": 0, "maximum": 253402300799999 }, { "type": "null" }] }, "read_count": { "type": "integer", "minimum": 0, "maximum": 2147483647 }, "created_at": { "type": "integer", "minimum": 0, "maximum": 253402300799999 } } };
  const func0 = Object.prototype.hasOwnProperty;
  const func1 = require_ucs2length().default;
  const pattern0 = new RegExp("^[!-~]+$", "u");
  const pattern2 = new RegExp("^[^\\x00-\\x1f\\x7f]+$", "u");
  const formats0 = require_formats().fullFormats.int32;
  function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate0.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (errors === 0) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.task_id === void 0 && (missing0 = "task_id") || data.to_key === void 0 && (missing0 = "to_key") || data.to_name === void 0 && (missing0 = "to_name") || data.inbox_seq === void 0 && (missing0 = "inbox_seq") || data.type === void 0 && (missing0 = "type") || data.priority === void 0 && (missing0 = "priority") || data.content === void 0 && (missing0 = "content") || data.context === void 0 && (missing0 = "context") || data.from_session === void 0 && (missing0 = "from_session") || data.sender_kind === void 0 && (missing0 = "sender_kind") || data.sender_id === void 0 && (missing0 = "sender_id") || data.in_reply_to === void 0 && (missing0 = "in_reply_to") || data.requires_response === void 0 && (missing0 = "requires_response") || data.meta_json === void 0 && (missing0 = "meta_json") || data.acked === void 0 && (missing0 = "acked") || data.acked_at === void 0 && (missing0 = "acked_at") || data.read_count === void 0 && (missing0 = "read_count") || data.created_at === void 0 && (missing0 = "created_at")) {
          validate0.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!func0.call(schema0.properties, key0)) {
              validate0.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
              return false;
              break;
            }
          }
          if (_errs1 === errors) {
            if (data.kind !== void 0) {
              let data0 = data.kind;
              const _errs2 = errors;
              if (typeof data0 !== "string") {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("delivery" !== data0) {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "delivery" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.id !== void 0) {
                let data1 = data.id;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data1 === "string") {
                    if (func1(data1) > 200) {
                      validate0.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func1(data1) < 1) {
                        validate0.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern0.test(data1)) {
                          validate0.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate0.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.task_id !== void 0) {
                  let data2 = data.task_id;
                  const _errs6 = errors;
                  if (errors === _errs6) {
                    if (typeof data2 === "string") {
                      if (func1(data2) > 200) {
                        validate0.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func1(data2) < 1) {
                          validate0.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        } else {
                          if (!pattern0.test(data2)) {
                            validate0.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate0.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.to_key !== void 0) {
                    let data3 = data.to_key;
                    const _errs8 = errors;
                    if (errors === _errs8) {
                      if (typeof data3 === "string") {
                        if (func1(data3) > 200) {
                          validate0.errors = [{ instancePath: instancePath + "/to_key", schemaPath: "#/properties/to_key/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                          return false;
                        } else {
                          if (func1(data3) < 1) {
                            validate0.errors = [{ instancePath: instancePath + "/to_key", schemaPath: "#/properties/to_key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                            return false;
                          } else {
                            if (!pattern2.test(data3)) {
                              validate0.errors = [{ instancePath: instancePath + "/to_key", schemaPath: "#/properties/to_key/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                              return false;
                            }
                          }
                        }
                      } else {
                        validate0.errors = [{ instancePath: instancePath + "/to_key", schemaPath: "#/properties/to_key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.to_name !== void 0) {
                      let data4 = data.to_name;
                      const _errs10 = errors;
                      if (errors === _errs10) {
                        if (typeof data4 === "string") {
                          if (func1(data4) > 200) {
                            validate0.errors = [{ instancePath: instancePath + "/to_name", schemaPath: "#/properties/to_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                            return false;
                          } else {
                            if (func1(data4) < 1) {
                              validate0.errors = [{ instancePath: instancePath + "/to_name", schemaPath: "#/properties/to_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                              return false;
                            } else {
                              if (!pattern2.test(data4)) {
                                validate0.errors = [{ instancePath: instancePath + "/to_name", schemaPath: "#/properties/to_name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                                return false;
                              }
                            }
                          }
                        } else {
                          validate0.errors = [{ instancePath: instancePath + "/to_name", schemaPath: "#/properties/to_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid0 = _errs10 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.inbox_seq !== void 0) {
                        let data5 = data.inbox_seq;
                        const _errs12 = errors;
                        if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                          validate0.errors = [{ instancePath: instancePath + "/inbox_seq", schemaPath: "#/properties/inbox_seq/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs12) {
                          if (typeof data5 == "number" && isFinite(data5)) {
                            if (data5 > 4503599627370496 || isNaN(data5)) {
                              validate0.errors = [{ instancePath: instancePath + "/inbox_seq", schemaPath: "#/properties/inbox_seq/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370496 }, message: "must be <= 4503599627370496" }];
                              return false;
                            } else {
                              if (data5 < 0 || isNaN(data5)) {
                                validate0.errors = [{ instancePath: instancePath + "/inbox_seq", schemaPath: "#/properties/inbox_seq/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                return false;
                              }
                            }
                          }
                        }
                        var valid0 = _errs12 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.type !== void 0) {
                          let data6 = data.type;
                          const _errs14 = errors;
                          if (typeof data6 !== "string") {
                            validate0.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          if (!(data6 === "task" || data6 === "message" || data6 === "reply" || data6 === "broadcast")) {
                            validate0.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema0.properties.type.enum }, message: "must be equal to one of the allowed values" }];
                            return false;
                          }
                          var valid0 = _errs14 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.priority !== void 0) {
                            let data7 = data.priority;
                            const _errs16 = errors;
                            if (typeof data7 !== "string") {
                              validate0.errors = [{ instancePath: instancePath + "/priority", schemaPath: "#/properties/priority/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            if (!(data7 === "high" || data7 === "normal" || data7 === "low")) {
                              validate0.errors = [{ instancePath: instancePath + "/priority", schemaPath: "#/properties/priority/enum", keyword: "enum", params: { allowedValues: schema0.properties.priority.enum }, message: "must be equal to one of the allowed values" }];
                              return false;
                            }
                            var valid0 = _errs16 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.content !== void 0) {
                              let data8 = data.content;
                              const _errs18 = errors;
                              if (errors === _errs18) {
                                if (typeof data8 === "string") {
                                  if (func1(data8) > 2097152) {
                                    validate0.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/maxLength", keyword: "maxLength", params: { limit: 2097152 }, message: "must NOT have more than 2097152 characters" }];
                                    return false;
                                  }
                                } else {
                                  validate0.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid0 = _errs18 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.context !== void 0) {
                                let data9 = data.context;
                                const _errs20 = errors;
                                const _errs21 = errors;
                                let valid1 = false;
                                const _errs22 = errors;
                                if (errors === _errs22) {
                                  if (typeof data9 === "string") {
                                    if (func1(data9) > 2097152) {
                                      const err0 = { instancePath: instancePath + "/context", schemaPath: "#/properties/context/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 2097152 }, message: "must NOT have more than 2097152 characters" };
                                      if (vErrors === null) {
                                        vErrors = [err0];
                                      } else {
                                        vErrors.push(err0);
                                      }
                                      errors++;
                                    }
                                  } else {
                                    const err1 = { instancePath: instancePath + "/context", schemaPath: "#/properties/context/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                    if (vErrors === null) {
                                      vErrors = [err1];
                                    } else {
                                      vErrors.push(err1);
                                    }
                                    errors++;
                                  }
                                }
                                var _valid0 = _errs22 === errors;
                                valid1 = valid1 || _valid0;
                                const _errs24 = errors;
                                if (data9 !== null) {
                                  const err2 = { instancePath: instancePath + "/context", schemaPath: "#/properties/context/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                  if (vErrors === null) {
                                    vErrors = [err2];
                                  } else {
                                    vErrors.push(err2);
                                  }
                                  errors++;
                                }
                                var _valid0 = _errs24 === errors;
                                valid1 = valid1 || _valid0;
                                if (!valid1) {
                                  const err3 = { instancePath: instancePath + "/context", schemaPath: "#/properties/context/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                  if (vErrors === null) {
                                    vErrors = [err3];
                                  } else {
                                    vErrors.push(err3);
                                  }
                                  errors++;
                                  validate0.errors = vErrors;
                                  return false;
                                } else {
                                  errors = _errs21;
                                  if (vErrors !== null) {
                                    if (_errs21) {
                                      vErrors.length = _errs21;
                                    } else {
                                      vErrors = null;
                                    }
                                  }
                                }
                                var valid0 = _errs20 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.from_session !== void 0) {
                                  let data10 = data.from_session;
                                  const _errs26 = errors;
                                  if (errors === _errs26) {
                                    if (typeof data10 === "string") {
                                      if (func1(data10) > 200) {
                                        validate0.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                        return false;
                                      } else {
                                        if (func1(data10) < 1) {
                                          validate0.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                          return false;
                                        } else {
                                          if (!pattern2.test(data10)) {
                                            validate0.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                                            return false;
                                          }
                                        }
                                      }
                                    } else {
                                      validate0.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs26 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.sender_kind !== void 0) {
                                    let data11 = data.sender_kind;
                                    const _errs28 = errors;
                                    if (typeof data11 !== "string") {
                                      validate0.errors = [{ instancePath: instancePath + "/sender_kind", schemaPath: "#/properties/sender_kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    if (!(data11 === "user" || data11 === "node" || data11 === "system")) {
                                      validate0.errors = [{ instancePath: instancePath + "/sender_kind", schemaPath: "#/properties/sender_kind/enum", keyword: "enum", params: { allowedValues: schema0.properties.sender_kind.enum }, message: "must be equal to one of the allowed values" }];
                                      return false;
                                    }
                                    var valid0 = _errs28 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.sender_id !== void 0) {
                                      let data12 = data.sender_id;
                                      const _errs30 = errors;
                                      if (errors === _errs30) {
                                        if (typeof data12 === "string") {
                                          if (func1(data12) > 200) {
                                            validate0.errors = [{ instancePath: instancePath + "/sender_id", schemaPath: "#/properties/sender_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                            return false;
                                          } else {
                                            if (func1(data12) < 1) {
                                              validate0.errors = [{ instancePath: instancePath + "/sender_id", schemaPath: "#/properties/sender_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                              return false;
                                            } else {
                                              if (!pattern0.test(data12)) {
                                                validate0.errors = [{ instancePath: instancePath + "/sender_id", schemaPath: "#/properties/sender_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                                                return false;
                                              }
                                            }
                                          }
                                        } else {
                                          validate0.errors = [{ instancePath: instancePath + "/sender_id", schemaPath: "#/properties/sender_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                      }
                                      var valid0 = _errs30 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.in_reply_to !== void 0) {
                                        let data13 = data.in_reply_to;
                                        const _errs32 = errors;
                                        const _errs33 = errors;
                                        let valid2 = false;
                                        const _errs34 = errors;
                                        if (errors === _errs34) {
                                          if (typeof data13 === "string") {
                                            if (func1(data13) > 200) {
                                              const err4 = { instancePath: instancePath + "/in_reply_to", schemaPath: "#/properties/in_reply_to/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                                              if (vErrors === null) {
                                                vErrors = [err4];
                                              } else {
                                                vErrors.push(err4);
                                              }
                                              errors++;
                                            } else {
                                              if (func1(data13) < 1) {
                                                const err5 = { instancePath: instancePath + "/in_reply_to", schemaPath: "#/properties/in_reply_to/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                if (vErrors === null) {
                                                  vErrors = [err5];
                                                } else {
                                                  vErrors.push(err5);
                                                }
                                                errors++;
                                              } else {
                                                if (!pattern0.test(data13)) {
                                                  const err6 = { instancePath: instancePath + "/in_reply_to", schemaPath: "#/properties/in_reply_to/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' };
                                                  if (vErrors === null) {
                                                    vErrors = [err6];
                                                  } else {
                                                    vErrors.push(err6);
                                                  }
                                                  errors++;
                                                }
                                              }
                                            }
                                          } else {
                                            const err7 = { instancePath: instancePath + "/in_reply_to", schemaPath: "#/properties/in_reply_to/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                            if (vErrors === null) {
                                              vErrors = [err7];
                                            } else {
                                              vErrors.push(err7);
                                            }
                                            errors++;
                                          }
                                        }
                                        var _valid1 = _errs34 === errors;
                                        valid2 = valid2 || _valid1;
                                        const _errs36 = errors;
                                        if (data13 !== null) {
                                          const err8 = { instancePath: instancePath + "/in_reply_to", schemaPath: "#/properties/in_reply_to/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                          if (vErrors === null) {
                                            vErrors = [err8];
                                          } else {
                                            vErrors.push(err8);
                                          }
                                          errors++;
                                        }
                                        var _valid1 = _errs36 === errors;
                                        valid2 = valid2 || _valid1;
                                        if (!valid2) {
                                          const err9 = { instancePath: instancePath + "/in_reply_to", schemaPath: "#/properties/in_reply_to/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                          if (vErrors === null) {
                                            vErrors = [err9];
                                          } else {
                                            vErrors.push(err9);
                                          }
                                          errors++;
                                          validate0.errors = vErrors;
                                          return false;
                                        } else {
                                          errors = _errs33;
                                          if (vErrors !== null) {
                                            if (_errs33) {
                                              vErrors.length = _errs33;
                                            } else {
                                              vErrors = null;
                                            }
                                          }
                                        }
                                        var valid0 = _errs32 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.requires_response !== void 0) {
                                          let data14 = data.requires_response;
                                          const _errs38 = errors;
                                          const _errs39 = errors;
                                          let valid3 = false;
                                          const _errs40 = errors;
                                          if (errors === _errs40) {
                                            if (typeof data14 === "string") {
                                              if (func1(data14) > 1e4) {
                                                const err10 = { instancePath: instancePath + "/requires_response", schemaPath: "#/properties/requires_response/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
                                                if (vErrors === null) {
                                                  vErrors = [err10];
                                                } else {
                                                  vErrors.push(err10);
                                                }
                                                errors++;
                                              }
                                            } else {
                                              const err11 = { instancePath: instancePath + "/requires_response", schemaPath: "#/properties/requires_response/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                              if (vErrors === null) {
                                                vErrors = [err11];
                                              } else {
                                                vErrors.push(err11);
                                              }
                                              errors++;
                                            }
                                          }
                                          var _valid2 = _errs40 === errors;
                                          valid3 = valid3 || _valid2;
                                          const _errs42 = errors;
                                          if (data14 !== null) {
                                            const err12 = { instancePath: instancePath + "/requires_response", schemaPath: "#/properties/requires_response/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                            if (vErrors === null) {
                                              vErrors = [err12];
                                            } else {
                                              vErrors.push(err12);
                                            }
                                            errors++;
                                          }
                                          var _valid2 = _errs42 === errors;
                                          valid3 = valid3 || _valid2;
                                          if (!valid3) {
                                            const err13 = { instancePath: instancePath + "/requires_response", schemaPath: "#/properties/requires_response/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                            if (vErrors === null) {
                                              vErrors = [err13];
                                            } else {
                                              vErrors.push(err13);
                                            }
                                            errors++;
                                            validate0.errors = vErrors;
                                            return false;
                                          } else {
                                            errors = _errs39;
                                            if (vErrors !== null) {
                                              if (_errs39) {
                                                vErrors.length = _errs39;
                                              } else {
                                                vErrors = null;
                                              }
                                            }
                                          }
                                          var valid0 = _errs38 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.meta_json !== void 0) {
                                            let data15 = data.meta_json;
                                            const _errs44 = errors;
                                            const _errs45 = errors;
                                            let valid4 = false;
                                            const _errs46 = errors;
                                            if (errors === _errs46) {
                                              if (typeof data15 === "string") {
                                                if (func1(data15) > 2097152) {
                                                  const err14 = { instancePath: instancePath + "/meta_json", schemaPath: "#/properties/meta_json/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 2097152 }, message: "must NOT have more than 2097152 characters" };
                                                  if (vErrors === null) {
                                                    vErrors = [err14];
                                                  } else {
                                                    vErrors.push(err14);
                                                  }
                                                  errors++;
                                                }
                                              } else {
                                                const err15 = { instancePath: instancePath + "/meta_json", schemaPath: "#/properties/meta_json/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err15];
                                                } else {
                                                  vErrors.push(err15);
                                                }
                                                errors++;
                                              }
                                            }
                                            var _valid3 = _errs46 === errors;
                                            valid4 = valid4 || _valid3;
                                            const _errs48 = errors;
                                            if (data15 !== null) {
                                              const err16 = { instancePath: instancePath + "/meta_json", schemaPath: "#/properties/meta_json/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                              if (vErrors === null) {
                                                vErrors = [err16];
                                              } else {
                                                vErrors.push(err16);
                                              }
                                              errors++;
                                            }
                                            var _valid3 = _errs48 === errors;
                                            valid4 = valid4 || _valid3;
                                            if (!valid4) {
                                              const err17 = { instancePath: instancePath + "/meta_json", schemaPath: "#/properties/meta_json/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                              if (vErrors === null) {
                                                vErrors = [err17];
                                              } else {
                                                vErrors.push(err17);
                                              }
                                              errors++;
                                              validate0.errors = vErrors;
                                              return false;
                                            } else {
                                              errors = _errs45;
                                              if (vErrors !== null) {
                                                if (_errs45) {
                                                  vErrors.length = _errs45;
                                                } else {
                                                  vErrors = null;
                                                }
                                              }
                                            }
                                            var valid0 = _errs44 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.acked !== void 0) {
                                              let data16 = data.acked;
                                              const _errs50 = errors;
                                              if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                                                validate0.errors = [{ instancePath: instancePath + "/acked", schemaPath: "#/properties/acked/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                return false;
                                              }
                                              if (errors === _errs50) {
                                                if (typeof data16 == "number" && isFinite(data16)) {
                                                  if (data16 > 1 || isNaN(data16)) {
                                                    validate0.errors = [{ instancePath: instancePath + "/acked", schemaPath: "#/properties/acked/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                                    return false;
                                                  } else {
                                                    if (data16 < 0 || isNaN(data16)) {
                                                      validate0.errors = [{ instancePath: instancePath + "/acked", schemaPath: "#/properties/acked/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                      return false;
                                                    } else {
                                                      if (!formats0.validate(data16)) {
                                                        validate0.errors = [{ instancePath: instancePath + "/acked", schemaPath: "#/properties/acked/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }];
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                              var valid0 = _errs50 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.acked_at !== void 0) {
                                                let data17 = data.acked_at;
                                                const _errs52 = errors;
                                                const _errs53 = errors;
                                                let valid5 = false;
                                                const _errs54 = errors;
                                                if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
                                                  const err18 = { instancePath: instancePath + "/acked_at", schemaPath: "#/properties/acked_at/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                  if (vErrors === null) {
                                                    vErrors = [err18];
                                                  } else {
                                                    vErrors.push(err18);
                                                  }
                                                  errors++;
                                                }
                                                if (errors === _errs54) {
                                                  if (typeof data17 == "number" && isFinite(data17)) {
                                                    if (data17 > 253402300799999 || isNaN(data17)) {
                                                      const err19 = { instancePath: instancePath + "/acked_at", schemaPath: "#/properties/acked_at/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" };
                                                      if (vErrors === null) {
                                                        vErrors = [err19];
                                                      } else {
                                                        vErrors.push(err19);
                                                      }
                                                      errors++;
                                                    } else {
                                                      if (data17 < 0 || isNaN(data17)) {
                                                        const err20 = { instancePath: instancePath + "/acked_at", schemaPath: "#/properties/acked_at/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                        if (vErrors === null) {
                                                          vErrors = [err20];
                                                        } else {
                                                          vErrors.push(err20);
                                                        }
                                                        errors++;
                                                      }
                                                    }
                                                  }
                                                }
                                                var _valid4 = _errs54 === errors;
                                                valid5 = valid5 || _valid4;
                                                const _errs56 = errors;
                                                if (data17 !== null) {
                                                  const err21 = { instancePath: instancePath + "/acked_at", schemaPath: "#/properties/acked_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                  if (vErrors === null) {
                                                    vErrors = [err21];
                                                  } else {
                                                    vErrors.push(err21);
                                                  }
                                                  errors++;
                                                }
                                                var _valid4 = _errs56 === errors;
                                                valid5 = valid5 || _valid4;
                                                if (!valid5) {
                                                  const err22 = { instancePath: instancePath + "/acked_at", schemaPath: "#/properties/acked_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                  if (vErrors === null) {
                                                    vErrors = [err22];
                                                  } else {
                                                    vErrors.push(err22);
                                                  }
                                                  errors++;
                                                  validate0.errors = vErrors;
                                                  return false;
                                                } else {
                                                  errors = _errs53;
                                                  if (vErrors !== null) {
                                                    if (_errs53) {
                                                      vErrors.length = _errs53;
                                                    } else {
                                                      vErrors = null;
                                                    }
                                                  }
                                                }
                                                var valid0 = _errs52 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.read_count !== void 0) {
                                                  let data18 = data.read_count;
                                                  const _errs58 = errors;
                                                  if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                                                    validate0.errors = [{ instancePath: instancePath + "/read_count", schemaPath: "#/properties/read_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                    return false;
                                                  }
                                                  if (errors === _errs58) {
                                                    if (typeof data18 == "number" && isFinite(data18)) {
                                                      if (data18 > 2147483647 || isNaN(data18)) {
                                                        validate0.errors = [{ instancePath: instancePath + "/read_count", schemaPath: "#/properties/read_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }];
                                                        return false;
                                                      } else {
                                                        if (data18 < 0 || isNaN(data18)) {
                                                          validate0.errors = [{ instancePath: instancePath + "/read_count", schemaPath: "#/properties/read_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                  }
                                                  var valid0 = _errs58 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.created_at !== void 0) {
                                                    let data19 = data.created_at;
                                                    const _errs60 = errors;
                                                    if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
                                                      validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                      return false;
                                                    }
                                                    if (errors === _errs60) {
                                                      if (typeof data19 == "number" && isFinite(data19)) {
                                                        if (data19 > 253402300799999 || isNaN(data19)) {
                                                          validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" }];
                                                          return false;
                                                        } else {
                                                          if (data19 < 0 || isNaN(data19)) {
                                                            validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                    }
                                                    var valid0 = _errs60 === errors;
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
      } else {
        validate0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
        return false;
      }
    }
    validate0.errors = vErrors;
    return errors === 0;
  }
  validate0.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  return validate0;
})();
var line_file = (() => {
  const schema0 = { "type": "object", "additionalProperties": false, "required": ["kind", "file_id", "uploader", "uploader_kind", "size", "mime", "sha256", "name", "created_at"], "properties": { "kind": { "type": "string", "const": "file" }, "file_id": { "type": "string", "minLength": 8, "maxLength": 64, "pattern": "^[A-Za-z0-9_-]+$" }, "uploader": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "uploader_kind": { "type": "string", "enum": ["user", "node", "system"] }, "size": { "type": "integer", "minimum": 0, "maximum": 12582912 }, "mime": { "type": "string", "maxLength": 200, "pattern": "^[a-z0-9][a-z0-9_.+-]*/[a-z0-9][a-z0-9_.+-]*$" }, "sha256": { "type": "string", "minLength": 64, "maxLength": 64, "pattern": "^[0-9a-f]+$" }, "name": { "type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[^\\x00-\\x1f\\x7f/\\\\]+$" }, "created_at": { "type": "integer", "minimum": 0, "maximum": 253402300799999 } } };
  const func0 = Object.prototype.hasOwnProperty;
  const func1 = require_ucs2length().default;
  const pattern0 = new RegExp("^[A-Za-z0-9_-]+$", "u");
  const pattern1 = new RegExp("^[!-~]+$", "u");
  const pattern2 = new RegExp("^[a-z0-9][a-z0-9_.+-]*/[a-z0-9][a-z0-9_.+-]*$", "u");
  const pattern3 = new RegExp("^[0-9a-f]+$", "u");
  const pattern4 = new RegExp("^[^\\x00-\\x1f\\x7f/\\\\]+$", "u");
  function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate0.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (errors === 0) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.kind === void 0 && (missing0 = "kind") || data.file_id === void 0 && (missing0 = "file_id") || data.uploader === void 0 && (missing0 = "uploader") || data.uploader_kind === void 0 && (missing0 = "uploader_kind") || data.size === void 0 && (missing0 = "size") || data.mime === void 0 && (missing0 = "mime") || data.sha256 === void 0 && (missing0 = "sha256") || data.name === void 0 && (missing0 = "name") || data.created_at === void 0 && (missing0 = "created_at")) {
          validate0.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!func0.call(schema0.properties, key0)) {
              validate0.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
              return false;
              break;
            }
          }
          if (_errs1 === errors) {
            if (data.kind !== void 0) {
              let data0 = data.kind;
              const _errs2 = errors;
              if (typeof data0 !== "string") {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("file" !== data0) {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "file" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.file_id !== void 0) {
                let data1 = data.file_id;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data1 === "string") {
                    if (func1(data1) > 64) {
                      validate0.errors = [{ instancePath: instancePath + "/file_id", schemaPath: "#/properties/file_id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
                      return false;
                    } else {
                      if (func1(data1) < 8) {
                        validate0.errors = [{ instancePath: instancePath + "/file_id", schemaPath: "#/properties/file_id/minLength", keyword: "minLength", params: { limit: 8 }, message: "must NOT have fewer than 8 characters" }];
                        return false;
                      } else {
                        if (!pattern0.test(data1)) {
                          validate0.errors = [{ instancePath: instancePath + "/file_id", schemaPath: "#/properties/file_id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate0.errors = [{ instancePath: instancePath + "/file_id", schemaPath: "#/properties/file_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.uploader !== void 0) {
                  let data2 = data.uploader;
                  const _errs6 = errors;
                  if (errors === _errs6) {
                    if (typeof data2 === "string") {
                      if (func1(data2) > 200) {
                        validate0.errors = [{ instancePath: instancePath + "/uploader", schemaPath: "#/properties/uploader/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func1(data2) < 1) {
                          validate0.errors = [{ instancePath: instancePath + "/uploader", schemaPath: "#/properties/uploader/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        } else {
                          if (!pattern1.test(data2)) {
                            validate0.errors = [{ instancePath: instancePath + "/uploader", schemaPath: "#/properties/uploader/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate0.errors = [{ instancePath: instancePath + "/uploader", schemaPath: "#/properties/uploader/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.uploader_kind !== void 0) {
                    let data3 = data.uploader_kind;
                    const _errs8 = errors;
                    if (typeof data3 !== "string") {
                      validate0.errors = [{ instancePath: instancePath + "/uploader_kind", schemaPath: "#/properties/uploader_kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if (!(data3 === "user" || data3 === "node" || data3 === "system")) {
                      validate0.errors = [{ instancePath: instancePath + "/uploader_kind", schemaPath: "#/properties/uploader_kind/enum", keyword: "enum", params: { allowedValues: schema0.properties.uploader_kind.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.size !== void 0) {
                      let data4 = data.size;
                      const _errs10 = errors;
                      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                        validate0.errors = [{ instancePath: instancePath + "/size", schemaPath: "#/properties/size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs10) {
                        if (typeof data4 == "number" && isFinite(data4)) {
                          if (data4 > 12582912 || isNaN(data4)) {
                            validate0.errors = [{ instancePath: instancePath + "/size", schemaPath: "#/properties/size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12582912 }, message: "must be <= 12582912" }];
                            return false;
                          } else {
                            if (data4 < 0 || isNaN(data4)) {
                              validate0.errors = [{ instancePath: instancePath + "/size", schemaPath: "#/properties/size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                      if (data.mime !== void 0) {
                        let data5 = data.mime;
                        const _errs12 = errors;
                        if (errors === _errs12) {
                          if (typeof data5 === "string") {
                            if (func1(data5) > 200) {
                              validate0.errors = [{ instancePath: instancePath + "/mime", schemaPath: "#/properties/mime/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                              return false;
                            } else {
                              if (!pattern2.test(data5)) {
                                validate0.errors = [{ instancePath: instancePath + "/mime", schemaPath: "#/properties/mime/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9_.+-]*/[a-z0-9][a-z0-9_.+-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9_.+-]*/[a-z0-9][a-z0-9_.+-]*$"' }];
                                return false;
                              }
                            }
                          } else {
                            validate0.errors = [{ instancePath: instancePath + "/mime", schemaPath: "#/properties/mime/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs12 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.sha256 !== void 0) {
                          let data6 = data.sha256;
                          const _errs14 = errors;
                          if (errors === _errs14) {
                            if (typeof data6 === "string") {
                              if (func1(data6) > 64) {
                                validate0.errors = [{ instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
                                return false;
                              } else {
                                if (func1(data6) < 64) {
                                  validate0.errors = [{ instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/minLength", keyword: "minLength", params: { limit: 64 }, message: "must NOT have fewer than 64 characters" }];
                                  return false;
                                } else {
                                  if (!pattern3.test(data6)) {
                                    validate0.errors = [{ instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]+$" }, message: 'must match pattern "^[0-9a-f]+$"' }];
                                    return false;
                                  }
                                }
                              }
                            } else {
                              validate0.errors = [{ instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid0 = _errs14 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.name !== void 0) {
                            let data7 = data.name;
                            const _errs16 = errors;
                            if (errors === _errs16) {
                              if (typeof data7 === "string") {
                                if (func1(data7) > 255) {
                                  validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
                                  return false;
                                } else {
                                  if (func1(data7) < 1) {
                                    validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                    return false;
                                  } else {
                                    if (!pattern4.test(data7)) {
                                      validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f/\\\\]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f/\\\\]+$"' }];
                                      return false;
                                    }
                                  }
                                }
                              } else {
                                validate0.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid0 = _errs16 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.created_at !== void 0) {
                              let data8 = data.created_at;
                              const _errs18 = errors;
                              if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                                validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                return false;
                              }
                              if (errors === _errs18) {
                                if (typeof data8 == "number" && isFinite(data8)) {
                                  if (data8 > 253402300799999 || isNaN(data8)) {
                                    validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maximum", keyword: "maximum", params: { comparison: "<=", limit: 253402300799999 }, message: "must be <= 253402300799999" }];
                                    return false;
                                  } else {
                                    if (data8 < 0 || isNaN(data8)) {
                                      validate0.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
      } else {
        validate0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
        return false;
      }
    }
    validate0.errors = vErrors;
    return errors === 0;
  }
  validate0.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  return validate0;
})();
var line_file_part = (() => {
  const schema0 = { "type": "object", "additionalProperties": false, "required": ["kind", "data"], "properties": { "kind": { "type": "string", "const": "file_part" }, "data": { "type": "string", "minLength": 4, "maxLength": 262144, "pattern": "^[A-Za-z0-9+/]+={0,2}$" } } };
  const func0 = require_ucs2length().default;
  const pattern0 = new RegExp("^[A-Za-z0-9+/]+={0,2}$", "u");
  function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate0.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (errors === 0) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.kind === void 0 && (missing0 = "kind") || data.data === void 0 && (missing0 = "data")) {
          validate0.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!(key0 === "kind" || key0 === "data")) {
              validate0.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
              return false;
              break;
            }
          }
          if (_errs1 === errors) {
            if (data.kind !== void 0) {
              let data0 = data.kind;
              const _errs2 = errors;
              if (typeof data0 !== "string") {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("file_part" !== data0) {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "file_part" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.data !== void 0) {
                let data1 = data.data;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data1 === "string") {
                    if (func0(data1) > 262144) {
                      validate0.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxLength", keyword: "maxLength", params: { limit: 262144 }, message: "must NOT have more than 262144 characters" }];
                      return false;
                    } else {
                      if (func0(data1) < 4) {
                        validate0.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/minLength", keyword: "minLength", params: { limit: 4 }, message: "must NOT have fewer than 4 characters" }];
                        return false;
                      } else {
                        if (!pattern0.test(data1)) {
                          validate0.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9+/]+={0,2}$" }, message: 'must match pattern "^[A-Za-z0-9+/]+={0,2}$"' }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate0.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
        validate0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
        return false;
      }
    }
    validate0.errors = vErrors;
    return errors === 0;
  }
  validate0.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  return validate0;
})();
var line_end = (() => {
  const schema0 = { "type": "object", "additionalProperties": false, "required": ["kind", "counts", "sha256"], "properties": { "kind": { "type": "string", "const": "end" }, "counts": { "type": "array", "maxItems": 19, "items": { "type": "object", "additionalProperties": false, "required": ["kind", "count"], "properties": { "kind": { "type": "string", "enum": ["manifest", "person", "member", "node", "grant", "skill", "provider", "project", "tag_color", "card", "card_event", "board", "task", "task_event", "completion", "delivery", "file", "file_part", "end"] }, "count": { "type": "integer", "minimum": 0, "maximum": 4503599627370496 } } } }, "sha256": { "type": "string", "minLength": 64, "maxLength": 64, "pattern": "^[0-9a-f]+$" } } };
  const func0 = require_ucs2length().default;
  const pattern0 = new RegExp("^[0-9a-f]+$", "u");
  function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate0.evaluated;
    if (evaluated0.dynamicProps) {
      evaluated0.props = void 0;
    }
    if (evaluated0.dynamicItems) {
      evaluated0.items = void 0;
    }
    if (errors === 0) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.kind === void 0 && (missing0 = "kind") || data.counts === void 0 && (missing0 = "counts") || data.sha256 === void 0 && (missing0 = "sha256")) {
          validate0.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!(key0 === "kind" || key0 === "counts" || key0 === "sha256")) {
              validate0.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
              return false;
              break;
            }
          }
          if (_errs1 === errors) {
            if (data.kind !== void 0) {
              let data0 = data.kind;
              const _errs2 = errors;
              if (typeof data0 !== "string") {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("end" !== data0) {
                validate0.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "end" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.counts !== void 0) {
                let data1 = data.counts;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (Array.isArray(data1)) {
                    if (data1.length > 19) {
                      validate0.errors = [{ instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/maxItems", keyword: "maxItems", params: { limit: 19 }, message: "must NOT have more than 19 items" }];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data1.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data2 = data1[i0];
                        const _errs6 = errors;
                        if (errors === _errs6) {
                          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                            let missing1;
                            if (data2.kind === void 0 && (missing1 = "kind") || data2.count === void 0 && (missing1 = "count")) {
                              validate0.errors = [{ instancePath: instancePath + "/counts/" + i0, schemaPath: "#/properties/counts/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                              return false;
                            } else {
                              const _errs8 = errors;
                              for (const key1 in data2) {
                                if (!(key1 === "kind" || key1 === "count")) {
                                  validate0.errors = [{ instancePath: instancePath + "/counts/" + i0, schemaPath: "#/properties/counts/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                  return false;
                                  break;
                                }
                              }
                              if (_errs8 === errors) {
                                if (data2.kind !== void 0) {
                                  let data3 = data2.kind;
                                  const _errs9 = errors;
                                  if (typeof data3 !== "string") {
                                    validate0.errors = [{ instancePath: instancePath + "/counts/" + i0 + "/kind", schemaPath: "#/properties/counts/items/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  if (!(data3 === "manifest" || data3 === "person" || data3 === "member" || data3 === "node" || data3 === "grant" || data3 === "skill" || data3 === "provider" || data3 === "project" || data3 === "tag_color" || data3 === "card" || data3 === "card_event" || data3 === "board" || data3 === "task" || data3 === "task_event" || data3 === "completion" || data3 === "delivery" || data3 === "file" || data3 === "file_part" || data3 === "end")) {
                                    validate0.errors = [{ instancePath: instancePath + "/counts/" + i0 + "/kind", schemaPath: "#/properties/counts/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema0.properties.counts.items.properties.kind.enum }, message: "must be equal to one of the allowed values" }];
                                    return false;
                                  }
                                  var valid2 = _errs9 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data2.count !== void 0) {
                                    let data4 = data2.count;
                                    const _errs11 = errors;
                                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                                      validate0.errors = [{ instancePath: instancePath + "/counts/" + i0 + "/count", schemaPath: "#/properties/counts/items/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                      return false;
                                    }
                                    if (errors === _errs11) {
                                      if (typeof data4 == "number" && isFinite(data4)) {
                                        if (data4 > 4503599627370496 || isNaN(data4)) {
                                          validate0.errors = [{ instancePath: instancePath + "/counts/" + i0 + "/count", schemaPath: "#/properties/counts/items/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4503599627370496 }, message: "must be <= 4503599627370496" }];
                                          return false;
                                        } else {
                                          if (data4 < 0 || isNaN(data4)) {
                                            validate0.errors = [{ instancePath: instancePath + "/counts/" + i0 + "/count", schemaPath: "#/properties/counts/items/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                            return false;
                                          }
                                        }
                                      }
                                    }
                                    var valid2 = _errs11 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                }
                              }
                            }
                          } else {
                            validate0.errors = [{ instancePath: instancePath + "/counts/" + i0, schemaPath: "#/properties/counts/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid1 = _errs6 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    }
                  } else {
                    validate0.errors = [{ instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.sha256 !== void 0) {
                  let data5 = data.sha256;
                  const _errs13 = errors;
                  if (errors === _errs13) {
                    if (typeof data5 === "string") {
                      if (func0(data5) > 64) {
                        validate0.errors = [{ instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
                        return false;
                      } else {
                        if (func0(data5) < 64) {
                          validate0.errors = [{ instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/minLength", keyword: "minLength", params: { limit: 64 }, message: "must NOT have fewer than 64 characters" }];
                          return false;
                        } else {
                          if (!pattern0.test(data5)) {
                            validate0.errors = [{ instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]+$" }, message: 'must match pattern "^[0-9a-f]+$"' }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate0.errors = [{ instancePath: instancePath + "/sha256", schemaPath: "#/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
        validate0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
        return false;
      }
    }
    validate0.errors = vErrors;
    return errors === 0;
  }
  validate0.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  return validate0;
})();
var lineValidators = {
  "manifest": line_manifest,
  "person": line_person,
  "member": line_member,
  "node": line_node,
  "grant": line_grant,
  "skill": line_skill,
  "provider": line_provider,
  "project": line_project,
  "tag_color": line_tag_color,
  "card": line_card,
  "card_event": line_card_event,
  "board": line_board,
  "task": line_task,
  "task_event": line_task_event,
  "completion": line_completion,
  "delivery": line_delivery,
  "file": line_file,
  "file_part": line_file_part,
  "end": line_end
};
export {
  lineValidators
};
