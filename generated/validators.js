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
var v0 = validate52;
var func1 = require_ucs2length().default;
var pattern3 = new RegExp("^anet-[\\x21-\\x7e]{11,}$", "u");
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.key === void 0 && (missing0 = "key")) {
        validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.key !== void 0) {
          let data0 = data.key;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 200) {
                validate52.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate52.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern3.test(data0)) {
                    validate52.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^anet-[\\x21-\\x7e]{11,}$" }, message: 'must match pattern "^anet-[\\x21-\\x7e]{11,}$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate52.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
        }
      }
    } else {
      validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "props": { "key": true }, "dynamicProps": false, "dynamicItems": false };
var v1 = validate53;
var pattern4 = new RegExp("^[A-Za-z0-9_\\-\\u3005\\u3041-\\u3096\\u30a1-\\u30fa\\u30fc\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3]+$", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.username === void 0 && (missing0 = "username") || data.password === void 0 && (missing0 = "password")) {
        validate53.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.username !== void 0) {
          let data0 = data.username;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 50) {
                validate53.errors = [{ instancePath: instancePath + "/username", schemaPath: "#/properties/username/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" }];
                return false;
              } else {
                if (func1(data0) < 2) {
                  validate53.errors = [{ instancePath: instancePath + "/username", schemaPath: "#/properties/username/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters" }];
                  return false;
                } else {
                  if (!pattern4.test(data0)) {
                    validate53.errors = [{ instancePath: instancePath + "/username", schemaPath: "#/properties/username/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_\\-\\u3005\\u3041-\\u3096\\u30a1-\\u30fa\\u30fc\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3]+$" }, message: 'must match pattern "^[A-Za-z0-9_\\-\\u3005\\u3041-\\u3096\\u30a1-\\u30fa\\u30fc\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3]+$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate53.errors = [{ instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.password !== void 0) {
            let data1 = data.password;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) > 1024) {
                  validate53.errors = [{ instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" }];
                  return false;
                }
              } else {
                validate53.errors = [{ instancePath: instancePath + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.email !== void 0) {
              let data2 = data.email;
              const _errs5 = errors;
              const _errs6 = errors;
              let valid1 = false;
              const _errs7 = errors;
              if (errors === _errs7) {
                if (typeof data2 === "string") {
                  if (func1(data2) > 320) {
                    const err0 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 320 }, message: "must NOT have more than 320 characters" };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                } else {
                  const err1 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                }
              }
              var _valid0 = _errs7 === errors;
              valid1 = valid1 || _valid0;
              const _errs9 = errors;
              if (data2 !== null) {
                const err2 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
              var _valid0 = _errs9 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const err3 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
                validate53.errors = vErrors;
                return false;
              } else {
                errors = _errs6;
                if (vErrors !== null) {
                  if (_errs6) {
                    vErrors.length = _errs6;
                  } else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.display_name !== void 0) {
                let data3 = data.display_name;
                const _errs11 = errors;
                const _errs12 = errors;
                let valid2 = false;
                const _errs13 = errors;
                if (errors === _errs13) {
                  if (typeof data3 === "string") {
                    if (func1(data3) > 200) {
                      const err4 = { instancePath: instancePath + "/display_name", schemaPath: "#/properties/display_name/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                      if (vErrors === null) {
                        vErrors = [err4];
                      } else {
                        vErrors.push(err4);
                      }
                      errors++;
                    }
                  } else {
                    const err5 = { instancePath: instancePath + "/display_name", schemaPath: "#/properties/display_name/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err5];
                    } else {
                      vErrors.push(err5);
                    }
                    errors++;
                  }
                }
                var _valid1 = _errs13 === errors;
                valid2 = valid2 || _valid1;
                const _errs15 = errors;
                if (data3 !== null) {
                  const err6 = { instancePath: instancePath + "/display_name", schemaPath: "#/properties/display_name/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
                var _valid1 = _errs15 === errors;
                valid2 = valid2 || _valid1;
                if (!valid2) {
                  const err7 = { instancePath: instancePath + "/display_name", schemaPath: "#/properties/display_name/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                  validate53.errors = vErrors;
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
            }
          }
        }
      }
    } else {
      validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { "props": { "username": true, "password": true, "email": true, "display_name": true }, "dynamicProps": false, "dynamicItems": false };
var v2 = validate54;
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
      if (data.username === void 0 && (missing0 = "username") || data.password === void 0 && (missing0 = "password")) {
        validate54.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.username !== void 0) {
          let data0 = data.username;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 1024) {
                validate54.errors = [{ instancePath: instancePath + "/username", schemaPath: "#/properties/username/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" }];
                return false;
              }
            } else {
              validate54.errors = [{ instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.password !== void 0) {
            let data1 = data.password;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) > 1024) {
                  validate54.errors = [{ instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" }];
                  return false;
                }
              } else {
                validate54.errors = [{ instancePath: instancePath + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
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
validate54.evaluated = { "props": { "username": true, "password": true }, "dynamicProps": false, "dynamicItems": false };
var v4 = validate55;
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.display_name !== void 0) {
        let data0 = data.display_name;
        const _errs1 = errors;
        const _errs2 = errors;
        let valid1 = false;
        const _errs3 = errors;
        if (errors === _errs3) {
          if (typeof data0 === "string") {
            if (func1(data0) > 1e4) {
              const err0 = { instancePath: instancePath + "/display_name", schemaPath: "#/properties/display_name/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/display_name", schemaPath: "#/properties/display_name/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        var _valid0 = _errs3 === errors;
        valid1 = valid1 || _valid0;
        const _errs5 = errors;
        if (data0 !== null) {
          const err2 = { instancePath: instancePath + "/display_name", schemaPath: "#/properties/display_name/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        var _valid0 = _errs5 === errors;
        valid1 = valid1 || _valid0;
        if (!valid1) {
          const err3 = { instancePath: instancePath + "/display_name", schemaPath: "#/properties/display_name/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
          validate55.errors = vErrors;
          return false;
        } else {
          errors = _errs2;
          if (vErrors !== null) {
            if (_errs2) {
              vErrors.length = _errs2;
            } else {
              vErrors = null;
            }
          }
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.email !== void 0) {
          let data1 = data.email;
          const _errs7 = errors;
          const _errs8 = errors;
          let valid2 = false;
          const _errs9 = errors;
          if (errors === _errs9) {
            if (typeof data1 === "string") {
              if (func1(data1) > 1e4) {
                const err4 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
            } else {
              const err5 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          }
          var _valid1 = _errs9 === errors;
          valid2 = valid2 || _valid1;
          const _errs11 = errors;
          if (data1 !== null) {
            const err6 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          var _valid1 = _errs11 === errors;
          valid2 = valid2 || _valid1;
          if (!valid2) {
            const err7 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
            validate55.errors = vErrors;
            return false;
          } else {
            errors = _errs8;
            if (vErrors !== null) {
              if (_errs8) {
                vErrors.length = _errs8;
              } else {
                vErrors = null;
              }
            }
          }
          var valid0 = _errs7 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { "props": { "display_name": true, "email": true }, "dynamicProps": false, "dynamicItems": false };
var v5 = validate56;
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.old_password === void 0 && (missing0 = "old_password") || data.new_password === void 0 && (missing0 = "new_password")) {
        validate56.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.old_password !== void 0) {
          let data0 = data.old_password;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 1024) {
                validate56.errors = [{ instancePath: instancePath + "/old_password", schemaPath: "#/properties/old_password/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" }];
                return false;
              }
            } else {
              validate56.errors = [{ instancePath: instancePath + "/old_password", schemaPath: "#/properties/old_password/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.new_password !== void 0) {
            let data1 = data.new_password;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) > 1024) {
                  validate56.errors = [{ instancePath: instancePath + "/new_password", schemaPath: "#/properties/new_password/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" }];
                  return false;
                }
              } else {
                validate56.errors = [{ instancePath: instancePath + "/new_password", schemaPath: "#/properties/new_password/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { "props": { "old_password": true, "new_password": true }, "dynamicProps": false, "dynamicItems": false };
var v6 = validate57;
var pattern5 = new RegExp("^[!-~]+$", "u");
var pattern6 = new RegExp("^[^\\x00-\\x1f\\x7f]+$", "u");
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.network_id === void 0 && (missing0 = "network_id") || data.node_name === void 0 && (missing0 = "node_name")) {
        validate57.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.network_id !== void 0) {
          let data0 = data.network_id;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 200) {
                validate57.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate57.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern5.test(data0)) {
                    validate57.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate57.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.node_name !== void 0) {
            let data1 = data.node_name;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) > 200) {
                  validate57.errors = [{ instancePath: instancePath + "/node_name", schemaPath: "#/properties/node_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                } else {
                  if (func1(data1) < 1) {
                    validate57.errors = [{ instancePath: instancePath + "/node_name", schemaPath: "#/properties/node_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern6.test(data1)) {
                      validate57.errors = [{ instancePath: instancePath + "/node_name", schemaPath: "#/properties/node_name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate57.errors = [{ instancePath: instancePath + "/node_name", schemaPath: "#/properties/node_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate57.errors = vErrors;
  return errors === 0;
}
validate57.evaluated = { "props": { "network_id": true, "node_name": true }, "dynamicProps": false, "dynamicItems": false };
var v7 = validate58;
var pattern7 = new RegExp("^[^\\x00-\\x1f\\x7f]*$", "u");
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name === void 0) {
        data.name = "api";
      }
      let data0 = data.name;
      const _errs1 = errors;
      if (errors === _errs1) {
        if (typeof data0 === "string") {
          if (func1(data0) > 200) {
            validate58.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
            return false;
          } else {
            if (!pattern7.test(data0)) {
              validate58.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]*$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]*$"' }];
              return false;
            }
          }
        } else {
          validate58.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
      }
      var valid0 = _errs1 === errors;
      if (valid0) {
        if (data.network_id !== void 0) {
          let data1 = data.network_id;
          const _errs3 = errors;
          if (errors === _errs3) {
            if (typeof data1 === "string") {
              if (func1(data1) > 200) {
                validate58.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func1(data1) < 1) {
                  validate58.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern5.test(data1)) {
                    validate58.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate58.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { "props": { "name": true, "network_id": true }, "dynamicProps": false, "dynamicItems": false };
var v9 = validate59;
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
      if (data.name === void 0 && (missing0 = "name")) {
        validate59.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.name !== void 0) {
          let data0 = data.name;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 100) {
                validate59.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate59.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern6.test(data0)) {
                    validate59.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate59.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.description !== void 0) {
            let data1 = data.description;
            const _errs3 = errors;
            const _errs4 = errors;
            let valid1 = false;
            const _errs5 = errors;
            if (errors === _errs5) {
              if (typeof data1 === "string") {
                if (func1(data1) > 2e3) {
                  const err0 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
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
            var _valid0 = _errs5 === errors;
            valid1 = valid1 || _valid0;
            const _errs7 = errors;
            if (data1 !== null) {
              const err2 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            var _valid0 = _errs7 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const err3 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
              validate59.errors = vErrors;
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
validate59.evaluated = { "props": { "name": true, "description": true }, "dynamicProps": false, "dynamicItems": false };
var v13 = validate60;
var schema27 = { "type": "object", "required": ["alias", "task"], "properties": { "alias": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\x00-\\x1f\\x7f]+$" }, "task": { "type": "string", "minLength": 1, "maxLength": 1e4 }, "priority": { "type": "string", "enum": ["high", "normal", "low"], "default": "normal" }, "from": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\x00-\\x1f\\x7f]+$", "default": "api" }, "network_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "parent_task_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "ttl_seconds": { "type": "integer", "minimum": 1, "maximum": 86400, "default": 3600 }, "force": { "type": "boolean" } } };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.priority === void 0) {
        data.priority = "normal";
      }
      if (data.from === void 0) {
        data.from = "api";
      }
      if (data.ttl_seconds === void 0) {
        data.ttl_seconds = 3600;
      }
      let missing0;
      if (data.alias === void 0 && (missing0 = "alias") || data.task === void 0 && (missing0 = "task")) {
        validate60.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.alias !== void 0) {
          let data0 = data.alias;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 200) {
                validate60.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate60.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern6.test(data0)) {
                    validate60.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate60.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.task !== void 0) {
            let data1 = data.task;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) > 1e4) {
                  validate60.errors = [{ instancePath: instancePath + "/task", schemaPath: "#/properties/task/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }];
                  return false;
                } else {
                  if (func1(data1) < 1) {
                    validate60.errors = [{ instancePath: instancePath + "/task", schemaPath: "#/properties/task/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                }
              } else {
                validate60.errors = [{ instancePath: instancePath + "/task", schemaPath: "#/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            let data2 = data.priority;
            const _errs5 = errors;
            if (typeof data2 !== "string") {
              validate60.errors = [{ instancePath: instancePath + "/priority", schemaPath: "#/properties/priority/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data2 === "high" || data2 === "normal" || data2 === "low")) {
              validate60.errors = [{ instancePath: instancePath + "/priority", schemaPath: "#/properties/priority/enum", keyword: "enum", params: { allowedValues: schema27.properties.priority.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs5 === errors;
            if (valid0) {
              let data3 = data.from;
              const _errs7 = errors;
              if (errors === _errs7) {
                if (typeof data3 === "string") {
                  if (func1(data3) > 200) {
                    validate60.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  } else {
                    if (func1(data3) < 1) {
                      validate60.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern6.test(data3)) {
                        validate60.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate60.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs7 === errors;
              if (valid0) {
                if (data.network_id !== void 0) {
                  let data4 = data.network_id;
                  const _errs9 = errors;
                  if (errors === _errs9) {
                    if (typeof data4 === "string") {
                      if (func1(data4) > 200) {
                        validate60.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func1(data4) < 1) {
                          validate60.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        } else {
                          if (!pattern5.test(data4)) {
                            validate60.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate60.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.parent_task_id !== void 0) {
                    let data5 = data.parent_task_id;
                    const _errs11 = errors;
                    if (errors === _errs11) {
                      if (typeof data5 === "string") {
                        if (func1(data5) > 200) {
                          validate60.errors = [{ instancePath: instancePath + "/parent_task_id", schemaPath: "#/properties/parent_task_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                          return false;
                        } else {
                          if (func1(data5) < 1) {
                            validate60.errors = [{ instancePath: instancePath + "/parent_task_id", schemaPath: "#/properties/parent_task_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                            return false;
                          } else {
                            if (!pattern5.test(data5)) {
                              validate60.errors = [{ instancePath: instancePath + "/parent_task_id", schemaPath: "#/properties/parent_task_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                              return false;
                            }
                          }
                        }
                      } else {
                        validate60.errors = [{ instancePath: instancePath + "/parent_task_id", schemaPath: "#/properties/parent_task_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    let data6 = data.ttl_seconds;
                    const _errs13 = errors;
                    if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                      validate60.errors = [{ instancePath: instancePath + "/ttl_seconds", schemaPath: "#/properties/ttl_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs13) {
                      if (typeof data6 == "number" && isFinite(data6)) {
                        if (data6 > 86400 || isNaN(data6)) {
                          validate60.errors = [{ instancePath: instancePath + "/ttl_seconds", schemaPath: "#/properties/ttl_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400" }];
                          return false;
                        } else {
                          if (data6 < 1 || isNaN(data6)) {
                            validate60.errors = [{ instancePath: instancePath + "/ttl_seconds", schemaPath: "#/properties/ttl_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                            return false;
                          }
                        }
                      }
                    }
                    var valid0 = _errs13 === errors;
                    if (valid0) {
                      if (data.force !== void 0) {
                        const _errs15 = errors;
                        if (typeof data.force !== "boolean") {
                          validate60.errors = [{ instancePath: instancePath + "/force", schemaPath: "#/properties/force/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                          return false;
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
    } else {
      validate60.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate60.errors = vErrors;
  return errors === 0;
}
validate60.evaluated = { "props": { "alias": true, "task": true, "priority": true, "from": true, "network_id": true, "parent_task_id": true, "ttl_seconds": true, "force": true }, "dynamicProps": false, "dynamicItems": false };
var v18 = validate61;
var schema28 = { "type": "object", "required": ["message"], "properties": { "message": { "type": "string", "minLength": 1, "maxLength": 1e4 }, "filter_server": { "type": "string", "maxLength": 200 }, "filter_status": { "type": "string", "enum": ["working", "idle", "blocked", "error", "waiting_input", "offline"] }, "network_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" } } };
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.message === void 0 && (missing0 = "message")) {
        validate61.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.message !== void 0) {
          let data0 = data.message;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 1e4) {
                validate61.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate61.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              }
            } else {
              validate61.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.filter_server !== void 0) {
            let data1 = data.filter_server;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) > 200) {
                  validate61.errors = [{ instancePath: instancePath + "/filter_server", schemaPath: "#/properties/filter_server/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                }
              } else {
                validate61.errors = [{ instancePath: instancePath + "/filter_server", schemaPath: "#/properties/filter_server/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.filter_status !== void 0) {
              let data2 = data.filter_status;
              const _errs5 = errors;
              if (typeof data2 !== "string") {
                validate61.errors = [{ instancePath: instancePath + "/filter_status", schemaPath: "#/properties/filter_status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if (!(data2 === "working" || data2 === "idle" || data2 === "blocked" || data2 === "error" || data2 === "waiting_input" || data2 === "offline")) {
                validate61.errors = [{ instancePath: instancePath + "/filter_status", schemaPath: "#/properties/filter_status/enum", keyword: "enum", params: { allowedValues: schema28.properties.filter_status.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.network_id !== void 0) {
                let data3 = data.network_id;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data3 === "string") {
                    if (func1(data3) > 200) {
                      validate61.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func1(data3) < 1) {
                        validate61.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern5.test(data3)) {
                          validate61.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate61.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
    } else {
      validate61.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate61.errors = vErrors;
  return errors === 0;
}
validate61.evaluated = { "props": { "message": true, "filter_server": true, "filter_status": true, "network_id": true }, "dynamicProps": false, "dynamicItems": false };
var v20 = validate62;
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
      if (data.message_id !== void 0) {
        let data0 = data.message_id;
        const _errs1 = errors;
        if (errors === _errs1) {
          if (typeof data0 === "string") {
            if (func1(data0) > 200) {
              validate62.errors = [{ instancePath: instancePath + "/message_id", schemaPath: "#/properties/message_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
              return false;
            }
          } else {
            validate62.errors = [{ instancePath: instancePath + "/message_id", schemaPath: "#/properties/message_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.message_ids !== void 0) {
          let data1 = data.message_ids;
          const _errs3 = errors;
          if (errors === _errs3) {
            if (Array.isArray(data1)) {
              if (data1.length > 500) {
                validate62.errors = [{ instancePath: instancePath + "/message_ids", schemaPath: "#/properties/message_ids/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items" }];
                return false;
              } else {
                var valid1 = true;
                const len0 = data1.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data2 = data1[i0];
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (typeof data2 === "string") {
                      if (func1(data2) > 200) {
                        validate62.errors = [{ instancePath: instancePath + "/message_ids/" + i0, schemaPath: "#/properties/message_ids/items/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      }
                    } else {
                      validate62.errors = [{ instancePath: instancePath + "/message_ids/" + i0, schemaPath: "#/properties/message_ids/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid1 = _errs5 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              }
            } else {
              validate62.errors = [{ instancePath: instancePath + "/message_ids", schemaPath: "#/properties/message_ids/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
              return false;
            }
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.agent !== void 0) {
            let data3 = data.agent;
            const _errs7 = errors;
            if (errors === _errs7) {
              if (typeof data3 === "string") {
                if (func1(data3) > 200) {
                  validate62.errors = [{ instancePath: instancePath + "/agent", schemaPath: "#/properties/agent/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                }
              } else {
                validate62.errors = [{ instancePath: instancePath + "/agent", schemaPath: "#/properties/agent/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs7 === errors;
          } else {
            var valid0 = true;
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
validate62.evaluated = { "props": { "message_id": true, "message_ids": true, "agent": true }, "dynamicProps": false, "dynamicItems": false };
var v26 = validate63;
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate63.evaluated;
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.jsonrpc === void 0 && (missing0 = "jsonrpc") || data.method === void 0 && (missing0 = "method")) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (data.jsonrpc !== void 0) {
          let data0 = data.jsonrpc;
          const _errs3 = errors;
          if (typeof data0 !== "string") {
            const err1 = { instancePath: instancePath + "/jsonrpc", schemaPath: "#/anyOf/0/properties/jsonrpc/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          if ("2.0" !== data0) {
            const err2 = { instancePath: instancePath + "/jsonrpc", schemaPath: "#/anyOf/0/properties/jsonrpc/const", keyword: "const", params: { allowedValue: "2.0" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          var valid1 = _errs3 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.id !== void 0) {
            let data1 = data.id;
            const _errs5 = errors;
            const _errs6 = errors;
            let valid2 = false;
            const _errs7 = errors;
            if (errors === _errs7) {
              if (typeof data1 === "string") {
                if (func1(data1) > 1e3) {
                  const err3 = { instancePath: instancePath + "/id", schemaPath: "#/anyOf/0/properties/id/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                }
              } else {
                const err4 = { instancePath: instancePath + "/id", schemaPath: "#/anyOf/0/properties/id/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
            }
            var _valid1 = _errs7 === errors;
            valid2 = valid2 || _valid1;
            const _errs9 = errors;
            if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
              const err5 = { instancePath: instancePath + "/id", schemaPath: "#/anyOf/0/properties/id/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            var _valid1 = _errs9 === errors;
            valid2 = valid2 || _valid1;
            if (!valid2) {
              const err6 = { instancePath: instancePath + "/id", schemaPath: "#/anyOf/0/properties/id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            } else {
              errors = _errs6;
              if (vErrors !== null) {
                if (_errs6) {
                  vErrors.length = _errs6;
                } else {
                  vErrors = null;
                }
              }
            }
            var valid1 = _errs5 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.method !== void 0) {
              let data2 = data.method;
              const _errs11 = errors;
              if (errors === _errs11) {
                if (typeof data2 === "string") {
                  if (func1(data2) > 200) {
                    const err7 = { instancePath: instancePath + "/method", schemaPath: "#/anyOf/0/properties/method/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                    if (vErrors === null) {
                      vErrors = [err7];
                    } else {
                      vErrors.push(err7);
                    }
                    errors++;
                  } else {
                    if (func1(data2) < 1) {
                      const err8 = { instancePath: instancePath + "/method", schemaPath: "#/anyOf/0/properties/method/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err8];
                      } else {
                        vErrors.push(err8);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err9 = { instancePath: instancePath + "/method", schemaPath: "#/anyOf/0/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
              }
              var valid1 = _errs11 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.params !== void 0) {
                let data3 = data.params;
                const _errs13 = errors;
                if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
                  const err10 = { instancePath: instancePath + "/params", schemaPath: "#/anyOf/0/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                var valid1 = _errs13 === errors;
              } else {
                var valid1 = true;
              }
            }
          }
        }
      }
    } else {
      const err11 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = {};
    props0.jsonrpc = true;
    props0.id = true;
    props0.method = true;
    props0.params = true;
  }
  const _errs15 = errors;
  if (errors === _errs15) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        const err12 = { instancePath, schemaPath: "#/anyOf/1/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      } else {
        if (data.length < 1) {
          const err13 = { instancePath, schemaPath: "#/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        } else {
          var valid3 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data4 = data[i0];
            const _errs17 = errors;
            if (errors === _errs17) {
              if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                let missing1;
                if (data4.jsonrpc === void 0 && (missing1 = "jsonrpc") || data4.method === void 0 && (missing1 = "method")) {
                  const err14 = { instancePath: instancePath + "/" + i0, schemaPath: "#/anyOf/1/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                } else {
                  if (data4.jsonrpc !== void 0) {
                    let data5 = data4.jsonrpc;
                    const _errs19 = errors;
                    if (typeof data5 !== "string") {
                      const err15 = { instancePath: instancePath + "/" + i0 + "/jsonrpc", schemaPath: "#/anyOf/1/items/properties/jsonrpc/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err15];
                      } else {
                        vErrors.push(err15);
                      }
                      errors++;
                    }
                    if ("2.0" !== data5) {
                      const err16 = { instancePath: instancePath + "/" + i0 + "/jsonrpc", schemaPath: "#/anyOf/1/items/properties/jsonrpc/const", keyword: "const", params: { allowedValue: "2.0" }, message: "must be equal to constant" };
                      if (vErrors === null) {
                        vErrors = [err16];
                      } else {
                        vErrors.push(err16);
                      }
                      errors++;
                    }
                    var valid4 = _errs19 === errors;
                  } else {
                    var valid4 = true;
                  }
                  if (valid4) {
                    if (data4.id !== void 0) {
                      let data6 = data4.id;
                      const _errs21 = errors;
                      const _errs22 = errors;
                      let valid5 = false;
                      const _errs23 = errors;
                      if (errors === _errs23) {
                        if (typeof data6 === "string") {
                          if (func1(data6) > 1e3) {
                            const err17 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/anyOf/1/items/properties/id/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                            if (vErrors === null) {
                              vErrors = [err17];
                            } else {
                              vErrors.push(err17);
                            }
                            errors++;
                          }
                        } else {
                          const err18 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/anyOf/1/items/properties/id/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err18];
                          } else {
                            vErrors.push(err18);
                          }
                          errors++;
                        }
                      }
                      var _valid2 = _errs23 === errors;
                      valid5 = valid5 || _valid2;
                      const _errs25 = errors;
                      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                        const err19 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/anyOf/1/items/properties/id/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err19];
                        } else {
                          vErrors.push(err19);
                        }
                        errors++;
                      }
                      var _valid2 = _errs25 === errors;
                      valid5 = valid5 || _valid2;
                      if (!valid5) {
                        const err20 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/anyOf/1/items/properties/id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err20];
                        } else {
                          vErrors.push(err20);
                        }
                        errors++;
                      } else {
                        errors = _errs22;
                        if (vErrors !== null) {
                          if (_errs22) {
                            vErrors.length = _errs22;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                      var valid4 = _errs21 === errors;
                    } else {
                      var valid4 = true;
                    }
                    if (valid4) {
                      if (data4.method !== void 0) {
                        let data7 = data4.method;
                        const _errs27 = errors;
                        if (errors === _errs27) {
                          if (typeof data7 === "string") {
                            if (func1(data7) > 200) {
                              const err21 = { instancePath: instancePath + "/" + i0 + "/method", schemaPath: "#/anyOf/1/items/properties/method/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                              if (vErrors === null) {
                                vErrors = [err21];
                              } else {
                                vErrors.push(err21);
                              }
                              errors++;
                            } else {
                              if (func1(data7) < 1) {
                                const err22 = { instancePath: instancePath + "/" + i0 + "/method", schemaPath: "#/anyOf/1/items/properties/method/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                if (vErrors === null) {
                                  vErrors = [err22];
                                } else {
                                  vErrors.push(err22);
                                }
                                errors++;
                              }
                            }
                          } else {
                            const err23 = { instancePath: instancePath + "/" + i0 + "/method", schemaPath: "#/anyOf/1/items/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err23];
                            } else {
                              vErrors.push(err23);
                            }
                            errors++;
                          }
                        }
                        var valid4 = _errs27 === errors;
                      } else {
                        var valid4 = true;
                      }
                      if (valid4) {
                        if (data4.params !== void 0) {
                          let data8 = data4.params;
                          const _errs29 = errors;
                          if (!(data8 && typeof data8 == "object" && !Array.isArray(data8))) {
                            const err24 = { instancePath: instancePath + "/" + i0 + "/params", schemaPath: "#/anyOf/1/items/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                            if (vErrors === null) {
                              vErrors = [err24];
                            } else {
                              vErrors.push(err24);
                            }
                            errors++;
                          }
                          var valid4 = _errs29 === errors;
                        } else {
                          var valid4 = true;
                        }
                      }
                    }
                  }
                }
              } else {
                const err25 = { instancePath: instancePath + "/" + i0, schemaPath: "#/anyOf/1/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            var valid3 = _errs17 === errors;
            if (!valid3) {
              break;
            }
          }
        }
      }
    } else {
      const err26 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      if (vErrors === null) {
        vErrors = [err26];
      } else {
        vErrors.push(err26);
      }
      errors++;
    }
  }
  var _valid0 = _errs15 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var items0 = true;
  }
  if (!valid0) {
    const err27 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
    validate63.errors = vErrors;
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
  validate63.errors = vErrors;
  evaluated0.props = props0;
  evaluated0.items = items0;
  return errors === 0;
}
validate63.evaluated = { "dynamicProps": true, "dynamicItems": true };
var v27 = validate64;
var schema31 = { "type": "object", "properties": { "resume_id": { "type": "string", "minLength": 1, "maxLength": 200 }, "alias": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\x00-\\x1f\\x7f]+$" }, "status": { "type": "string", "enum": ["working", "idle", "blocked", "error", "waiting_input", "offline"] }, "task": {}, "output": {}, "score": {}, "progress": {}, "server": {}, "hostname": {}, "agent": {}, "project_dir": {}, "version": {}, "tmux_name": {}, "node_id": {}, "session_id": {}, "config_path": {}, "channels": {}, "model": {}, "node_name": {}, "network_id": {}, "health": {}, "daemon": {}, "host_telemetry": {}, "process_telemetry": {} }, "required": ["resume_id", "alias", "status"] };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.resume_id === void 0 && (missing0 = "resume_id") || data.alias === void 0 && (missing0 = "alias") || data.status === void 0 && (missing0 = "status")) {
        validate64.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.resume_id !== void 0) {
          let data0 = data.resume_id;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 200) {
                validate64.errors = [{ instancePath: instancePath + "/resume_id", schemaPath: "#/properties/resume_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate64.errors = [{ instancePath: instancePath + "/resume_id", schemaPath: "#/properties/resume_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              }
            } else {
              validate64.errors = [{ instancePath: instancePath + "/resume_id", schemaPath: "#/properties/resume_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.alias !== void 0) {
            let data1 = data.alias;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) > 200) {
                  validate64.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                } else {
                  if (func1(data1) < 1) {
                    validate64.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern6.test(data1)) {
                      validate64.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate64.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.status !== void 0) {
              let data2 = data.status;
              const _errs5 = errors;
              if (typeof data2 !== "string") {
                validate64.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if (!(data2 === "working" || data2 === "idle" || data2 === "blocked" || data2 === "error" || data2 === "waiting_input" || data2 === "offline")) {
                validate64.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema31.properties.status.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate64.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate64.errors = vErrors;
  return errors === 0;
}
validate64.evaluated = { "props": { "resume_id": true, "alias": true, "status": true, "task": true, "output": true, "score": true, "progress": true, "server": true, "hostname": true, "agent": true, "project_dir": true, "version": true, "tmux_name": true, "node_id": true, "session_id": true, "config_path": true, "channels": true, "model": true, "node_name": true, "network_id": true, "health": true, "daemon": true, "host_telemetry": true, "process_telemetry": true }, "dynamicProps": false, "dynamicItems": false };
var v28 = validate65;
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.alias === void 0 && (missing0 = "alias") || data.task === void 0 && (missing0 = "task") || data.result === void 0 && (missing0 = "result")) {
        validate65.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.alias !== void 0) {
          let data0 = data.alias;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 200) {
                validate65.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate65.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern6.test(data0)) {
                    validate65.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate65.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.task !== void 0) {
            let data1 = data.task;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) > 1e4) {
                  validate65.errors = [{ instancePath: instancePath + "/task", schemaPath: "#/properties/task/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }];
                  return false;
                } else {
                  if (func1(data1) < 1) {
                    validate65.errors = [{ instancePath: instancePath + "/task", schemaPath: "#/properties/task/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                }
              } else {
                validate65.errors = [{ instancePath: instancePath + "/task", schemaPath: "#/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.result !== void 0) {
              let data2 = data.result;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data2 === "string") {
                  if (func1(data2) > 5e4) {
                    validate65.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/maxLength", keyword: "maxLength", params: { limit: 5e4 }, message: "must NOT have more than 50000 characters" }];
                    return false;
                  }
                } else {
                  validate65.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.artifacts !== void 0) {
                let data3 = data.artifacts;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (Array.isArray(data3)) {
                    if (data3.length > 50) {
                      validate65.errors = [{ instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data4 = data3[i0];
                        const _errs9 = errors;
                        if (errors === _errs9) {
                          if (typeof data4 === "string") {
                            if (func1(data4) > 2e3) {
                              validate65.errors = [{ instancePath: instancePath + "/artifacts/" + i0, schemaPath: "#/properties/artifacts/items/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }];
                              return false;
                            }
                          } else {
                            validate65.errors = [{ instancePath: instancePath + "/artifacts/" + i0, schemaPath: "#/properties/artifacts/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid1 = _errs9 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    }
                  } else {
                    validate65.errors = [{ instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.score !== void 0) {
                  let data5 = data.score;
                  const _errs11 = errors;
                  if (errors === _errs11) {
                    if (typeof data5 == "number" && isFinite(data5)) {
                      if (data5 > 10 || isNaN(data5)) {
                        validate65.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 }, message: "must be <= 10" }];
                        return false;
                      } else {
                        if (data5 < 0 || isNaN(data5)) {
                          validate65.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    } else {
                      validate65.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                      return false;
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.duration_minutes !== void 0) {
                    let data6 = data.duration_minutes;
                    const _errs13 = errors;
                    if (errors === _errs13) {
                      if (typeof data6 == "number" && isFinite(data6)) {
                        if (data6 > 1e7 || isNaN(data6)) {
                          validate65.errors = [{ instancePath: instancePath + "/duration_minutes", schemaPath: "#/properties/duration_minutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e7 }, message: "must be <= 10000000" }];
                          return false;
                        } else {
                          if (data6 < 0 || isNaN(data6)) {
                            validate65.errors = [{ instancePath: instancePath + "/duration_minutes", schemaPath: "#/properties/duration_minutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        }
                      } else {
                        validate65.errors = [{ instancePath: instancePath + "/duration_minutes", schemaPath: "#/properties/duration_minutes/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                        return false;
                      }
                    }
                    var valid0 = _errs13 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.network_id !== void 0) {
                      let data7 = data.network_id;
                      const _errs15 = errors;
                      if (errors === _errs15) {
                        if (typeof data7 === "string") {
                          if (func1(data7) > 200) {
                            validate65.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                            return false;
                          }
                        } else {
                          validate65.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid0 = _errs15 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.idempotency_key !== void 0) {
                        let data8 = data.idempotency_key;
                        const _errs17 = errors;
                        if (errors === _errs17) {
                          if (typeof data8 === "string") {
                            if (func1(data8) > 200) {
                              validate65.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                              return false;
                            } else {
                              if (func1(data8) < 1) {
                                validate65.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                return false;
                              }
                            }
                          } else {
                            validate65.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs17 === errors;
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
      validate65.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate65.errors = vErrors;
  return errors === 0;
}
validate65.evaluated = { "props": { "alias": true, "task": true, "result": true, "artifacts": true, "score": true, "duration_minutes": true, "network_id": true, "idempotency_key": true }, "dynamicProps": false, "dynamicItems": false };
var v29 = validate66;
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
      if (data.limit === void 0) {
        data.limit = 10;
      }
      let missing0;
      if (data.alias === void 0 && (missing0 = "alias")) {
        validate66.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.alias !== void 0) {
          let data0 = data.alias;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 200) {
                validate66.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate66.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern6.test(data0)) {
                    validate66.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate66.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          let data1 = data.limit;
          const _errs3 = errors;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            validate66.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          if (errors === _errs3) {
            if (typeof data1 == "number" && isFinite(data1)) {
              if (data1 > 100 || isNaN(data1)) {
                validate66.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }];
                return false;
              } else {
                if (data1 < 1 || isNaN(data1)) {
                  validate66.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                  return false;
                }
              }
            }
          }
          var valid0 = _errs3 === errors;
          if (valid0) {
            if (data.network_id !== void 0) {
              let data2 = data.network_id;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data2 === "string") {
                  if (func1(data2) > 200) {
                    validate66.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate66.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
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
validate66.evaluated = { "props": { "alias": true, "limit": true, "network_id": true }, "dynamicProps": false, "dynamicItems": false };
var v30 = validate67;
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.alias === void 0 && (missing0 = "alias") || data.message_id === void 0 && (missing0 = "message_id")) {
        validate67.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.alias !== void 0) {
          let data0 = data.alias;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 200) {
                validate67.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate67.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern6.test(data0)) {
                    validate67.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate67.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.message_id !== void 0) {
            let data1 = data.message_id;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) > 200) {
                  validate67.errors = [{ instancePath: instancePath + "/message_id", schemaPath: "#/properties/message_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                } else {
                  if (func1(data1) < 1) {
                    validate67.errors = [{ instancePath: instancePath + "/message_id", schemaPath: "#/properties/message_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern5.test(data1)) {
                      validate67.errors = [{ instancePath: instancePath + "/message_id", schemaPath: "#/properties/message_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate67.errors = [{ instancePath: instancePath + "/message_id", schemaPath: "#/properties/message_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.response !== void 0) {
              let data2 = data.response;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data2 === "string") {
                  if (func1(data2) > 5e4) {
                    validate67.errors = [{ instancePath: instancePath + "/response", schemaPath: "#/properties/response/maxLength", keyword: "maxLength", params: { limit: 5e4 }, message: "must NOT have more than 50000 characters" }];
                    return false;
                  }
                } else {
                  validate67.errors = [{ instancePath: instancePath + "/response", schemaPath: "#/properties/response/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.network_id !== void 0) {
                let data3 = data.network_id;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data3 === "string") {
                    if (func1(data3) > 200) {
                      validate67.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    }
                  } else {
                    validate67.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.idempotency_key !== void 0) {
                  let data4 = data.idempotency_key;
                  const _errs9 = errors;
                  if (errors === _errs9) {
                    if (typeof data4 === "string") {
                      if (func1(data4) > 200) {
                        validate67.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func1(data4) < 1) {
                          validate67.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      }
                    } else {
                      validate67.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
    } else {
      validate67.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate67.errors = vErrors;
  return errors === 0;
}
validate67.evaluated = { "props": { "alias": true, "message_id": true, "response": true, "network_id": true, "idempotency_key": true }, "dynamicProps": false, "dynamicItems": false };
var v31 = validate68;
var schema35 = { "type": "object", "properties": { "alias": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\x00-\\x1f\\x7f]+$" }, "task": { "type": "string", "minLength": 1, "maxLength": 1e4 }, "priority": { "type": "string", "enum": ["high", "normal", "low"], "default": "normal" }, "context": { "type": "string", "maxLength": 1e4 }, "from_session": { "type": "string", "minLength": 1, "maxLength": 200, "default": "hub" }, "ttl_seconds": { "type": "integer", "minimum": 1, "maximum": 86400, "default": 3600 }, "network_id": { "type": "string", "maxLength": 200 }, "parent_task_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "meta": { "type": "object", "properties": { "attachments": { "type": "array", "maxItems": 100, "items": { "type": "object", "properties": { "type": { "type": "string", "maxLength": 100 }, "path": { "type": "string", "maxLength": 2e3 }, "url": { "type": "string", "maxLength": 2e3 }, "mime": { "type": "string", "maxLength": 200 }, "name": { "type": "string", "maxLength": 500 }, "size": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 } } } }, "client_request_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" } } }, "force": { "type": "boolean" } }, "required": ["alias", "task"] };
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
      if (data.priority === void 0) {
        data.priority = "normal";
      }
      if (data.from_session === void 0) {
        data.from_session = "hub";
      }
      if (data.ttl_seconds === void 0) {
        data.ttl_seconds = 3600;
      }
      let missing0;
      if (data.alias === void 0 && (missing0 = "alias") || data.task === void 0 && (missing0 = "task")) {
        validate68.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.alias !== void 0) {
          let data0 = data.alias;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 200) {
                validate68.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate68.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern6.test(data0)) {
                    validate68.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate68.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.task !== void 0) {
            let data1 = data.task;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) > 1e4) {
                  validate68.errors = [{ instancePath: instancePath + "/task", schemaPath: "#/properties/task/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }];
                  return false;
                } else {
                  if (func1(data1) < 1) {
                    validate68.errors = [{ instancePath: instancePath + "/task", schemaPath: "#/properties/task/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                }
              } else {
                validate68.errors = [{ instancePath: instancePath + "/task", schemaPath: "#/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            let data2 = data.priority;
            const _errs5 = errors;
            if (typeof data2 !== "string") {
              validate68.errors = [{ instancePath: instancePath + "/priority", schemaPath: "#/properties/priority/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data2 === "high" || data2 === "normal" || data2 === "low")) {
              validate68.errors = [{ instancePath: instancePath + "/priority", schemaPath: "#/properties/priority/enum", keyword: "enum", params: { allowedValues: schema35.properties.priority.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs5 === errors;
            if (valid0) {
              if (data.context !== void 0) {
                let data3 = data.context;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data3 === "string") {
                    if (func1(data3) > 1e4) {
                      validate68.errors = [{ instancePath: instancePath + "/context", schemaPath: "#/properties/context/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }];
                      return false;
                    }
                  } else {
                    validate68.errors = [{ instancePath: instancePath + "/context", schemaPath: "#/properties/context/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                let data4 = data.from_session;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (typeof data4 === "string") {
                    if (func1(data4) > 200) {
                      validate68.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func1(data4) < 1) {
                        validate68.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    }
                  } else {
                    validate68.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs9 === errors;
                if (valid0) {
                  let data5 = data.ttl_seconds;
                  const _errs11 = errors;
                  if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                    validate68.errors = [{ instancePath: instancePath + "/ttl_seconds", schemaPath: "#/properties/ttl_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs11) {
                    if (typeof data5 == "number" && isFinite(data5)) {
                      if (data5 > 86400 || isNaN(data5)) {
                        validate68.errors = [{ instancePath: instancePath + "/ttl_seconds", schemaPath: "#/properties/ttl_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400" }];
                        return false;
                      } else {
                        if (data5 < 1 || isNaN(data5)) {
                          validate68.errors = [{ instancePath: instancePath + "/ttl_seconds", schemaPath: "#/properties/ttl_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs11 === errors;
                  if (valid0) {
                    if (data.network_id !== void 0) {
                      let data6 = data.network_id;
                      const _errs13 = errors;
                      if (errors === _errs13) {
                        if (typeof data6 === "string") {
                          if (func1(data6) > 200) {
                            validate68.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                            return false;
                          }
                        } else {
                          validate68.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.parent_task_id !== void 0) {
                        let data7 = data.parent_task_id;
                        const _errs15 = errors;
                        if (errors === _errs15) {
                          if (typeof data7 === "string") {
                            if (func1(data7) > 200) {
                              validate68.errors = [{ instancePath: instancePath + "/parent_task_id", schemaPath: "#/properties/parent_task_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                              return false;
                            } else {
                              if (func1(data7) < 1) {
                                validate68.errors = [{ instancePath: instancePath + "/parent_task_id", schemaPath: "#/properties/parent_task_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                return false;
                              } else {
                                if (!pattern5.test(data7)) {
                                  validate68.errors = [{ instancePath: instancePath + "/parent_task_id", schemaPath: "#/properties/parent_task_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                                  return false;
                                }
                              }
                            }
                          } else {
                            validate68.errors = [{ instancePath: instancePath + "/parent_task_id", schemaPath: "#/properties/parent_task_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs15 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.meta !== void 0) {
                          let data8 = data.meta;
                          const _errs17 = errors;
                          if (errors === _errs17) {
                            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                              if (data8.attachments !== void 0) {
                                let data9 = data8.attachments;
                                const _errs19 = errors;
                                if (errors === _errs19) {
                                  if (Array.isArray(data9)) {
                                    if (data9.length > 100) {
                                      validate68.errors = [{ instancePath: instancePath + "/meta/attachments", schemaPath: "#/properties/meta/properties/attachments/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                                      return false;
                                    } else {
                                      var valid2 = true;
                                      const len0 = data9.length;
                                      for (let i0 = 0; i0 < len0; i0++) {
                                        let data10 = data9[i0];
                                        const _errs21 = errors;
                                        if (errors === _errs21) {
                                          if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                            if (data10.type !== void 0) {
                                              let data11 = data10.type;
                                              const _errs23 = errors;
                                              if (errors === _errs23) {
                                                if (typeof data11 === "string") {
                                                  if (func1(data11) > 100) {
                                                    validate68.errors = [{ instancePath: instancePath + "/meta/attachments/" + i0 + "/type", schemaPath: "#/properties/meta/properties/attachments/items/properties/type/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                                                    return false;
                                                  }
                                                } else {
                                                  validate68.errors = [{ instancePath: instancePath + "/meta/attachments/" + i0 + "/type", schemaPath: "#/properties/meta/properties/attachments/items/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                              }
                                              var valid3 = _errs23 === errors;
                                            } else {
                                              var valid3 = true;
                                            }
                                            if (valid3) {
                                              if (data10.path !== void 0) {
                                                let data12 = data10.path;
                                                const _errs25 = errors;
                                                if (errors === _errs25) {
                                                  if (typeof data12 === "string") {
                                                    if (func1(data12) > 2e3) {
                                                      validate68.errors = [{ instancePath: instancePath + "/meta/attachments/" + i0 + "/path", schemaPath: "#/properties/meta/properties/attachments/items/properties/path/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }];
                                                      return false;
                                                    }
                                                  } else {
                                                    validate68.errors = [{ instancePath: instancePath + "/meta/attachments/" + i0 + "/path", schemaPath: "#/properties/meta/properties/attachments/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                    return false;
                                                  }
                                                }
                                                var valid3 = _errs25 === errors;
                                              } else {
                                                var valid3 = true;
                                              }
                                              if (valid3) {
                                                if (data10.url !== void 0) {
                                                  let data13 = data10.url;
                                                  const _errs27 = errors;
                                                  if (errors === _errs27) {
                                                    if (typeof data13 === "string") {
                                                      if (func1(data13) > 2e3) {
                                                        validate68.errors = [{ instancePath: instancePath + "/meta/attachments/" + i0 + "/url", schemaPath: "#/properties/meta/properties/attachments/items/properties/url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }];
                                                        return false;
                                                      }
                                                    } else {
                                                      validate68.errors = [{ instancePath: instancePath + "/meta/attachments/" + i0 + "/url", schemaPath: "#/properties/meta/properties/attachments/items/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                      return false;
                                                    }
                                                  }
                                                  var valid3 = _errs27 === errors;
                                                } else {
                                                  var valid3 = true;
                                                }
                                                if (valid3) {
                                                  if (data10.mime !== void 0) {
                                                    let data14 = data10.mime;
                                                    const _errs29 = errors;
                                                    if (errors === _errs29) {
                                                      if (typeof data14 === "string") {
                                                        if (func1(data14) > 200) {
                                                          validate68.errors = [{ instancePath: instancePath + "/meta/attachments/" + i0 + "/mime", schemaPath: "#/properties/meta/properties/attachments/items/properties/mime/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                          return false;
                                                        }
                                                      } else {
                                                        validate68.errors = [{ instancePath: instancePath + "/meta/attachments/" + i0 + "/mime", schemaPath: "#/properties/meta/properties/attachments/items/properties/mime/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid3 = _errs29 === errors;
                                                  } else {
                                                    var valid3 = true;
                                                  }
                                                  if (valid3) {
                                                    if (data10.name !== void 0) {
                                                      let data15 = data10.name;
                                                      const _errs31 = errors;
                                                      if (errors === _errs31) {
                                                        if (typeof data15 === "string") {
                                                          if (func1(data15) > 500) {
                                                            validate68.errors = [{ instancePath: instancePath + "/meta/attachments/" + i0 + "/name", schemaPath: "#/properties/meta/properties/attachments/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }];
                                                            return false;
                                                          }
                                                        } else {
                                                          validate68.errors = [{ instancePath: instancePath + "/meta/attachments/" + i0 + "/name", schemaPath: "#/properties/meta/properties/attachments/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                          return false;
                                                        }
                                                      }
                                                      var valid3 = _errs31 === errors;
                                                    } else {
                                                      var valid3 = true;
                                                    }
                                                    if (valid3) {
                                                      if (data10.size !== void 0) {
                                                        let data16 = data10.size;
                                                        const _errs33 = errors;
                                                        if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                                                          validate68.errors = [{ instancePath: instancePath + "/meta/attachments/" + i0 + "/size", schemaPath: "#/properties/meta/properties/attachments/items/properties/size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                          return false;
                                                        }
                                                        if (errors === _errs33) {
                                                          if (typeof data16 == "number" && isFinite(data16)) {
                                                            if (data16 > 9007199254740991 || isNaN(data16)) {
                                                              validate68.errors = [{ instancePath: instancePath + "/meta/attachments/" + i0 + "/size", schemaPath: "#/properties/meta/properties/attachments/items/properties/size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                                                              return false;
                                                            } else {
                                                              if (data16 < 0 || isNaN(data16)) {
                                                                validate68.errors = [{ instancePath: instancePath + "/meta/attachments/" + i0 + "/size", schemaPath: "#/properties/meta/properties/attachments/items/properties/size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                        }
                                                        var valid3 = _errs33 === errors;
                                                      } else {
                                                        var valid3 = true;
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          } else {
                                            validate68.errors = [{ instancePath: instancePath + "/meta/attachments/" + i0, schemaPath: "#/properties/meta/properties/attachments/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                            return false;
                                          }
                                        }
                                        var valid2 = _errs21 === errors;
                                        if (!valid2) {
                                          break;
                                        }
                                      }
                                    }
                                  } else {
                                    validate68.errors = [{ instancePath: instancePath + "/meta/attachments", schemaPath: "#/properties/meta/properties/attachments/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                    return false;
                                  }
                                }
                                var valid1 = _errs19 === errors;
                              } else {
                                var valid1 = true;
                              }
                              if (valid1) {
                                if (data8.client_request_id !== void 0) {
                                  let data17 = data8.client_request_id;
                                  const _errs35 = errors;
                                  if (errors === _errs35) {
                                    if (typeof data17 === "string") {
                                      if (func1(data17) > 200) {
                                        validate68.errors = [{ instancePath: instancePath + "/meta/client_request_id", schemaPath: "#/properties/meta/properties/client_request_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                        return false;
                                      } else {
                                        if (func1(data17) < 1) {
                                          validate68.errors = [{ instancePath: instancePath + "/meta/client_request_id", schemaPath: "#/properties/meta/properties/client_request_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                          return false;
                                        } else {
                                          if (!pattern5.test(data17)) {
                                            validate68.errors = [{ instancePath: instancePath + "/meta/client_request_id", schemaPath: "#/properties/meta/properties/client_request_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                                            return false;
                                          }
                                        }
                                      }
                                    } else {
                                      validate68.errors = [{ instancePath: instancePath + "/meta/client_request_id", schemaPath: "#/properties/meta/properties/client_request_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                  }
                                  var valid1 = _errs35 === errors;
                                } else {
                                  var valid1 = true;
                                }
                              }
                            } else {
                              validate68.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/properties/meta/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid0 = _errs17 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.force !== void 0) {
                            const _errs37 = errors;
                            if (typeof data.force !== "boolean") {
                              validate68.errors = [{ instancePath: instancePath + "/force", schemaPath: "#/properties/force/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                              return false;
                            }
                            var valid0 = _errs37 === errors;
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
      validate68.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate68.errors = vErrors;
  return errors === 0;
}
validate68.evaluated = { "props": { "alias": true, "task": true, "priority": true, "context": true, "from_session": true, "ttl_seconds": true, "network_id": true, "parent_task_id": true, "meta": true, "force": true }, "dynamicProps": false, "dynamicItems": false };
var v32 = validate69;
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from_session === void 0) {
        data.from_session = "hub";
      }
      let missing0;
      if (data.alias === void 0 && (missing0 = "alias") || data.message === void 0 && (missing0 = "message")) {
        validate69.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.alias !== void 0) {
          let data0 = data.alias;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 200) {
                validate69.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate69.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern6.test(data0)) {
                    validate69.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate69.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.message !== void 0) {
            let data1 = data.message;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) > 1e4) {
                  validate69.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }];
                  return false;
                } else {
                  if (func1(data1) < 1) {
                    validate69.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                }
              } else {
                validate69.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            let data2 = data.from_session;
            const _errs5 = errors;
            if (errors === _errs5) {
              if (typeof data2 === "string") {
                if (func1(data2) > 200) {
                  validate69.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                } else {
                  if (func1(data2) < 1) {
                    validate69.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                }
              } else {
                validate69.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs5 === errors;
            if (valid0) {
              if (data.network_id !== void 0) {
                let data3 = data.network_id;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data3 === "string") {
                    if (func1(data3) > 200) {
                      validate69.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    }
                  } else {
                    validate69.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.idempotency_key !== void 0) {
                  let data4 = data.idempotency_key;
                  const _errs9 = errors;
                  if (errors === _errs9) {
                    if (typeof data4 === "string") {
                      if (func1(data4) > 200) {
                        validate69.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func1(data4) < 1) {
                          validate69.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      }
                    } else {
                      validate69.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
    } else {
      validate69.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate69.errors = vErrors;
  return errors === 0;
}
validate69.evaluated = { "props": { "alias": true, "message": true, "from_session": true, "network_id": true, "idempotency_key": true }, "dynamicProps": false, "dynamicItems": false };
var v33 = validate70;
var schema37 = { "type": "object", "properties": { "alias": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\x00-\\x1f\\x7f]+$" }, "text": { "type": "string", "minLength": 1, "maxLength": 1e4 }, "in_reply_to": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "status": { "type": "string", "enum": ["replied", "failed", "cancelled"], "default": "replied" }, "from_session": { "type": "string", "minLength": 1, "maxLength": 200 }, "network_id": { "type": "string", "maxLength": 200 }, "attachments": { "type": "array", "maxItems": 1e3, "items": { "type": "object" } }, "idempotency_key": { "type": "string", "minLength": 1, "maxLength": 200 } }, "required": ["text"] };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.status === void 0) {
        data.status = "replied";
      }
      let missing0;
      if (data.text === void 0 && (missing0 = "text")) {
        validate70.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.alias !== void 0) {
          let data0 = data.alias;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 200) {
                validate70.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate70.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern6.test(data0)) {
                    validate70.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate70.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.text !== void 0) {
            let data1 = data.text;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) > 1e4) {
                  validate70.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }];
                  return false;
                } else {
                  if (func1(data1) < 1) {
                    validate70.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                }
              } else {
                validate70.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.in_reply_to !== void 0) {
              let data2 = data.in_reply_to;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data2 === "string") {
                  if (func1(data2) > 200) {
                    validate70.errors = [{ instancePath: instancePath + "/in_reply_to", schemaPath: "#/properties/in_reply_to/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  } else {
                    if (func1(data2) < 1) {
                      validate70.errors = [{ instancePath: instancePath + "/in_reply_to", schemaPath: "#/properties/in_reply_to/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern5.test(data2)) {
                        validate70.errors = [{ instancePath: instancePath + "/in_reply_to", schemaPath: "#/properties/in_reply_to/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate70.errors = [{ instancePath: instancePath + "/in_reply_to", schemaPath: "#/properties/in_reply_to/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              let data3 = data.status;
              const _errs7 = errors;
              if (typeof data3 !== "string") {
                validate70.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if (!(data3 === "replied" || data3 === "failed" || data3 === "cancelled")) {
                validate70.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema37.properties.status.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid0 = _errs7 === errors;
              if (valid0) {
                if (data.from_session !== void 0) {
                  let data4 = data.from_session;
                  const _errs9 = errors;
                  if (errors === _errs9) {
                    if (typeof data4 === "string") {
                      if (func1(data4) > 200) {
                        validate70.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func1(data4) < 1) {
                          validate70.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      }
                    } else {
                      validate70.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.network_id !== void 0) {
                    let data5 = data.network_id;
                    const _errs11 = errors;
                    if (errors === _errs11) {
                      if (typeof data5 === "string") {
                        if (func1(data5) > 200) {
                          validate70.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                          return false;
                        }
                      } else {
                        validate70.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.attachments !== void 0) {
                      let data6 = data.attachments;
                      const _errs13 = errors;
                      if (errors === _errs13) {
                        if (Array.isArray(data6)) {
                          if (data6.length > 1e3) {
                            validate70.errors = [{ instancePath: instancePath + "/attachments", schemaPath: "#/properties/attachments/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }];
                            return false;
                          } else {
                            var valid1 = true;
                            const len0 = data6.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data7 = data6[i0];
                              const _errs15 = errors;
                              if (!(data7 && typeof data7 == "object" && !Array.isArray(data7))) {
                                validate70.errors = [{ instancePath: instancePath + "/attachments/" + i0, schemaPath: "#/properties/attachments/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                              var valid1 = _errs15 === errors;
                              if (!valid1) {
                                break;
                              }
                            }
                          }
                        } else {
                          validate70.errors = [{ instancePath: instancePath + "/attachments", schemaPath: "#/properties/attachments/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.idempotency_key !== void 0) {
                        let data8 = data.idempotency_key;
                        const _errs17 = errors;
                        if (errors === _errs17) {
                          if (typeof data8 === "string") {
                            if (func1(data8) > 200) {
                              validate70.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                              return false;
                            } else {
                              if (func1(data8) < 1) {
                                validate70.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                return false;
                              }
                            }
                          } else {
                            validate70.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs17 === errors;
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
      validate70.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate70.errors = vErrors;
  return errors === 0;
}
validate70.evaluated = { "props": { "alias": true, "text": true, "in_reply_to": true, "status": true, "from_session": true, "network_id": true, "attachments": true, "idempotency_key": true }, "dynamicProps": false, "dynamicItems": false };
var v34 = validate71;
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from_session === void 0) {
        data.from_session = "hub";
      }
      let missing0;
      if (data.task_id === void 0 && (missing0 = "task_id")) {
        validate71.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.task_id !== void 0) {
          let data0 = data.task_id;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 200) {
                validate71.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate71.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern5.test(data0)) {
                    validate71.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate71.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          let data1 = data.from_session;
          const _errs3 = errors;
          if (errors === _errs3) {
            if (typeof data1 === "string") {
              if (func1(data1) > 200) {
                validate71.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func1(data1) < 1) {
                  validate71.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              }
            } else {
              validate71.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs3 === errors;
          if (valid0) {
            if (data.network_id !== void 0) {
              let data2 = data.network_id;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data2 === "string") {
                  if (func1(data2) > 200) {
                    validate71.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate71.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.idempotency_key !== void 0) {
                let data3 = data.idempotency_key;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data3 === "string") {
                    if (func1(data3) > 200) {
                      validate71.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func1(data3) < 1) {
                        validate71.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    }
                  } else {
                    validate71.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
    } else {
      validate71.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate71.errors = vErrors;
  return errors === 0;
}
validate71.evaluated = { "props": { "task_id": true, "from_session": true, "network_id": true, "idempotency_key": true }, "dynamicProps": false, "dynamicItems": false };
var v35 = validate72;
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from_session === void 0) {
        data.from_session = "hub";
      }
      let missing0;
      if (data.task_id === void 0 && (missing0 = "task_id")) {
        validate72.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.task_id !== void 0) {
          let data0 = data.task_id;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 200) {
                validate72.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate72.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern5.test(data0)) {
                    validate72.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate72.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          let data1 = data.from_session;
          const _errs3 = errors;
          if (errors === _errs3) {
            if (typeof data1 === "string") {
              if (func1(data1) > 200) {
                validate72.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func1(data1) < 1) {
                  validate72.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              }
            } else {
              validate72.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs3 === errors;
          if (valid0) {
            if (data.network_id !== void 0) {
              let data2 = data.network_id;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data2 === "string") {
                  if (func1(data2) > 200) {
                    validate72.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  }
                } else {
                  validate72.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.force !== void 0) {
                const _errs7 = errors;
                if (typeof data.force !== "boolean") {
                  validate72.errors = [{ instancePath: instancePath + "/force", schemaPath: "#/properties/force/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.idempotency_key !== void 0) {
                  let data4 = data.idempotency_key;
                  const _errs9 = errors;
                  if (errors === _errs9) {
                    if (typeof data4 === "string") {
                      if (func1(data4) > 200) {
                        validate72.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func1(data4) < 1) {
                          validate72.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      }
                    } else {
                      validate72.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
    } else {
      validate72.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate72.errors = vErrors;
  return errors === 0;
}
validate72.evaluated = { "props": { "task_id": true, "from_session": true, "network_id": true, "force": true, "idempotency_key": true }, "dynamicProps": false, "dynamicItems": false };
var v36 = validate73;
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from_session === void 0) {
        data.from_session = "hub";
      }
      let missing0;
      if (data.task_id === void 0 && (missing0 = "task_id")) {
        validate73.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.task_id !== void 0) {
          let data0 = data.task_id;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 200) {
                validate73.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate73.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern5.test(data0)) {
                    validate73.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate73.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.reason !== void 0) {
            let data1 = data.reason;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) > 1e3) {
                  validate73.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                  return false;
                }
              } else {
                validate73.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            let data2 = data.from_session;
            const _errs5 = errors;
            if (errors === _errs5) {
              if (typeof data2 === "string") {
                if (func1(data2) > 200) {
                  validate73.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                } else {
                  if (func1(data2) < 1) {
                    validate73.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                }
              } else {
                validate73.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs5 === errors;
            if (valid0) {
              if (data.network_id !== void 0) {
                let data3 = data.network_id;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data3 === "string") {
                    if (func1(data3) > 200) {
                      validate73.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    }
                  } else {
                    validate73.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.idempotency_key !== void 0) {
                  let data4 = data.idempotency_key;
                  const _errs9 = errors;
                  if (errors === _errs9) {
                    if (typeof data4 === "string") {
                      if (func1(data4) > 200) {
                        validate73.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func1(data4) < 1) {
                          validate73.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      }
                    } else {
                      validate73.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
    } else {
      validate73.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate73.errors = vErrors;
  return errors === 0;
}
validate73.evaluated = { "props": { "task_id": true, "reason": true, "from_session": true, "network_id": true, "idempotency_key": true }, "dynamicProps": false, "dynamicItems": false };
var v37 = validate74;
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
      if (data.from_session === void 0) {
        data.from_session = "hub";
      }
      let missing0;
      if (data.task_id === void 0 && (missing0 = "task_id") || data.new_alias === void 0 && (missing0 = "new_alias")) {
        validate74.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.task_id !== void 0) {
          let data0 = data.task_id;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 200) {
                validate74.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate74.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern5.test(data0)) {
                    validate74.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate74.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.new_alias !== void 0) {
            let data1 = data.new_alias;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) > 200) {
                  validate74.errors = [{ instancePath: instancePath + "/new_alias", schemaPath: "#/properties/new_alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                } else {
                  if (func1(data1) < 1) {
                    validate74.errors = [{ instancePath: instancePath + "/new_alias", schemaPath: "#/properties/new_alias/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern6.test(data1)) {
                      validate74.errors = [{ instancePath: instancePath + "/new_alias", schemaPath: "#/properties/new_alias/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate74.errors = [{ instancePath: instancePath + "/new_alias", schemaPath: "#/properties/new_alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            let data2 = data.from_session;
            const _errs5 = errors;
            if (errors === _errs5) {
              if (typeof data2 === "string") {
                if (func1(data2) > 200) {
                  validate74.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                } else {
                  if (func1(data2) < 1) {
                    validate74.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                }
              } else {
                validate74.errors = [{ instancePath: instancePath + "/from_session", schemaPath: "#/properties/from_session/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs5 === errors;
            if (valid0) {
              if (data.network_id !== void 0) {
                let data3 = data.network_id;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data3 === "string") {
                    if (func1(data3) > 200) {
                      validate74.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    }
                  } else {
                    validate74.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.force !== void 0) {
                  const _errs9 = errors;
                  if (typeof data.force !== "boolean") {
                    validate74.errors = [{ instancePath: instancePath + "/force", schemaPath: "#/properties/force/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.idempotency_key !== void 0) {
                    let data5 = data.idempotency_key;
                    const _errs11 = errors;
                    if (errors === _errs11) {
                      if (typeof data5 === "string") {
                        if (func1(data5) > 200) {
                          validate74.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                          return false;
                        } else {
                          if (func1(data5) < 1) {
                            validate74.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                            return false;
                          }
                        }
                      } else {
                        validate74.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
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
    } else {
      validate74.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate74.errors = vErrors;
  return errors === 0;
}
validate74.evaluated = { "props": { "task_id": true, "new_alias": true, "from_session": true, "network_id": true, "force": true, "idempotency_key": true }, "dynamicProps": false, "dynamicItems": false };
var v38 = validate75;
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.task_id === void 0 && (missing0 = "task_id")) {
        validate75.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.task_id !== void 0) {
          let data0 = data.task_id;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 200) {
                validate75.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate75.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern5.test(data0)) {
                    validate75.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate75.errors = [{ instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.network_id !== void 0) {
            let data1 = data.network_id;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) > 200) {
                  validate75.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                }
              } else {
                validate75.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate75.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate75.errors = vErrors;
  return errors === 0;
}
validate75.evaluated = { "props": { "task_id": true, "network_id": true }, "dynamicProps": false, "dynamicItems": false };
var v39 = validate76;
var schema43 = { "type": "object", "properties": { "alias": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\x00-\\x1f\\x7f]+$" }, "status": { "type": "string", "enum": ["created", "delivered", "acked", "running", "replied", "failed", "cancelled", "expired"] }, "from_name": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\x00-\\x1f\\x7f]+$" }, "from_node_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "network_id": { "type": "string", "maxLength": 200 }, "limit": { "type": "integer", "minimum": 1, "maximum": 100, "default": 20 }, "cursor": { "type": "string", "minLength": 1, "maxLength": 500, "pattern": "^[!-~]+$" } } };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate76.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.limit === void 0) {
        data.limit = 20;
      }
      if (data.alias !== void 0) {
        let data0 = data.alias;
        const _errs1 = errors;
        if (errors === _errs1) {
          if (typeof data0 === "string") {
            if (func1(data0) > 200) {
              validate76.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
              return false;
            } else {
              if (func1(data0) < 1) {
                validate76.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                return false;
              } else {
                if (!pattern6.test(data0)) {
                  validate76.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                  return false;
                }
              }
            }
          } else {
            validate76.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.status !== void 0) {
          let data1 = data.status;
          const _errs3 = errors;
          if (typeof data1 !== "string") {
            validate76.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if (!(data1 === "created" || data1 === "delivered" || data1 === "acked" || data1 === "running" || data1 === "replied" || data1 === "failed" || data1 === "cancelled" || data1 === "expired")) {
            validate76.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema43.properties.status.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.from_name !== void 0) {
            let data2 = data.from_name;
            const _errs5 = errors;
            if (errors === _errs5) {
              if (typeof data2 === "string") {
                if (func1(data2) > 200) {
                  validate76.errors = [{ instancePath: instancePath + "/from_name", schemaPath: "#/properties/from_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                } else {
                  if (func1(data2) < 1) {
                    validate76.errors = [{ instancePath: instancePath + "/from_name", schemaPath: "#/properties/from_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern6.test(data2)) {
                      validate76.errors = [{ instancePath: instancePath + "/from_name", schemaPath: "#/properties/from_name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate76.errors = [{ instancePath: instancePath + "/from_name", schemaPath: "#/properties/from_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.from_node_id !== void 0) {
              let data3 = data.from_node_id;
              const _errs7 = errors;
              if (errors === _errs7) {
                if (typeof data3 === "string") {
                  if (func1(data3) > 200) {
                    validate76.errors = [{ instancePath: instancePath + "/from_node_id", schemaPath: "#/properties/from_node_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  } else {
                    if (func1(data3) < 1) {
                      validate76.errors = [{ instancePath: instancePath + "/from_node_id", schemaPath: "#/properties/from_node_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern5.test(data3)) {
                        validate76.errors = [{ instancePath: instancePath + "/from_node_id", schemaPath: "#/properties/from_node_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate76.errors = [{ instancePath: instancePath + "/from_node_id", schemaPath: "#/properties/from_node_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.network_id !== void 0) {
                let data4 = data.network_id;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (typeof data4 === "string") {
                    if (func1(data4) > 200) {
                      validate76.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    }
                  } else {
                    validate76.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                let data5 = data.limit;
                const _errs11 = errors;
                if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                  validate76.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs11) {
                  if (typeof data5 == "number" && isFinite(data5)) {
                    if (data5 > 100 || isNaN(data5)) {
                      validate76.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }];
                      return false;
                    } else {
                      if (data5 < 1 || isNaN(data5)) {
                        validate76.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs11 === errors;
                if (valid0) {
                  if (data.cursor !== void 0) {
                    let data6 = data.cursor;
                    const _errs13 = errors;
                    if (errors === _errs13) {
                      if (typeof data6 === "string") {
                        if (func1(data6) > 500) {
                          validate76.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }];
                          return false;
                        } else {
                          if (func1(data6) < 1) {
                            validate76.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                            return false;
                          } else {
                            if (!pattern5.test(data6)) {
                              validate76.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                              return false;
                            }
                          }
                        }
                      } else {
                        validate76.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
        }
      }
    } else {
      validate76.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate76.errors = vErrors;
  return errors === 0;
}
validate76.evaluated = { "props": { "alias": true, "status": true, "from_name": true, "from_node_id": true, "network_id": true, "limit": true, "cursor": true }, "dynamicProps": false, "dynamicItems": false };
var v40 = validate77;
var schema44 = { "type": "object", "properties": { "filter_status": { "type": "string", "enum": ["working", "idle", "blocked", "error", "waiting_input", "offline"] }, "filter_server": { "type": "string", "maxLength": 200 }, "network_id": { "type": "string", "maxLength": 200 } } };
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.filter_status !== void 0) {
        let data0 = data.filter_status;
        const _errs1 = errors;
        if (typeof data0 !== "string") {
          validate77.errors = [{ instancePath: instancePath + "/filter_status", schemaPath: "#/properties/filter_status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        if (!(data0 === "working" || data0 === "idle" || data0 === "blocked" || data0 === "error" || data0 === "waiting_input" || data0 === "offline")) {
          validate77.errors = [{ instancePath: instancePath + "/filter_status", schemaPath: "#/properties/filter_status/enum", keyword: "enum", params: { allowedValues: schema44.properties.filter_status.enum }, message: "must be equal to one of the allowed values" }];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.filter_server !== void 0) {
          let data1 = data.filter_server;
          const _errs3 = errors;
          if (errors === _errs3) {
            if (typeof data1 === "string") {
              if (func1(data1) > 200) {
                validate77.errors = [{ instancePath: instancePath + "/filter_server", schemaPath: "#/properties/filter_server/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              }
            } else {
              validate77.errors = [{ instancePath: instancePath + "/filter_server", schemaPath: "#/properties/filter_server/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.network_id !== void 0) {
            let data2 = data.network_id;
            const _errs5 = errors;
            if (errors === _errs5) {
              if (typeof data2 === "string") {
                if (func1(data2) > 200) {
                  validate77.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                }
              } else {
                validate77.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate77.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate77.errors = vErrors;
  return errors === 0;
}
validate77.evaluated = { "props": { "filter_status": true, "filter_server": true, "network_id": true }, "dynamicProps": false, "dynamicItems": false };
var v41 = validate78;
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
      if (data.alias === void 0 && (missing0 = "alias")) {
        validate78.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.alias !== void 0) {
          let data0 = data.alias;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 200) {
                validate78.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate78.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern6.test(data0)) {
                    validate78.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate78.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.network_id !== void 0) {
            let data1 = data.network_id;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) > 200) {
                  validate78.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                }
              } else {
                validate78.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
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
validate78.evaluated = { "props": { "alias": true, "network_id": true }, "dynamicProps": false, "dynamicItems": false };
var v42 = validate79;
var pattern38 = new RegExp("^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$", "u");
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate79.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.limit === void 0) {
        data.limit = 50;
      }
      if (data.alias !== void 0) {
        let data0 = data.alias;
        const _errs1 = errors;
        if (errors === _errs1) {
          if (typeof data0 === "string") {
            if (func1(data0) > 200) {
              validate79.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
              return false;
            } else {
              if (func1(data0) < 1) {
                validate79.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                return false;
              } else {
                if (!pattern6.test(data0)) {
                  validate79.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                  return false;
                }
              }
            }
          } else {
            validate79.errors = [{ instancePath: instancePath + "/alias", schemaPath: "#/properties/alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.since !== void 0) {
          let data1 = data.since;
          const _errs3 = errors;
          if (errors === _errs3) {
            if (typeof data1 === "string") {
              if (func1(data1) > 40) {
                validate79.errors = [{ instancePath: instancePath + "/since", schemaPath: "#/properties/since/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }];
                return false;
              } else {
                if (func1(data1) < 10) {
                  validate79.errors = [{ instancePath: instancePath + "/since", schemaPath: "#/properties/since/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" }];
                  return false;
                } else {
                  if (!pattern38.test(data1)) {
                    validate79.errors = [{ instancePath: instancePath + "/since", schemaPath: "#/properties/since/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate79.errors = [{ instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.network_id !== void 0) {
            let data2 = data.network_id;
            const _errs5 = errors;
            if (errors === _errs5) {
              if (typeof data2 === "string") {
                if (func1(data2) > 200) {
                  validate79.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                }
              } else {
                validate79.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            let data3 = data.limit;
            const _errs7 = errors;
            if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
              validate79.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs7) {
              if (typeof data3 == "number" && isFinite(data3)) {
                if (data3 > 500 || isNaN(data3)) {
                  validate79.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }];
                  return false;
                } else {
                  if (data3 < 1 || isNaN(data3)) {
                    validate79.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs7 === errors;
          }
        }
      }
    } else {
      validate79.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate79.errors = vErrors;
  return errors === 0;
}
validate79.evaluated = { "props": { "alias": true, "since": true, "network_id": true, "limit": true }, "dynamicProps": false, "dynamicItems": false };
var v43 = validate80;
var schema47 = { "type": "object", "properties": { "message": { "type": "string", "minLength": 1, "maxLength": 1e4 }, "filter_server": { "type": "string", "maxLength": 200 }, "filter_status": { "type": "string", "enum": ["working", "idle", "blocked", "error", "waiting_input", "offline"] }, "network_id": { "type": "string", "maxLength": 200 }, "idempotency_key": { "type": "string", "minLength": 1, "maxLength": 200 } }, "required": ["message"] };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.message === void 0 && (missing0 = "message")) {
        validate80.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.message !== void 0) {
          let data0 = data.message;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 1e4) {
                validate80.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate80.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              }
            } else {
              validate80.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.filter_server !== void 0) {
            let data1 = data.filter_server;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) > 200) {
                  validate80.errors = [{ instancePath: instancePath + "/filter_server", schemaPath: "#/properties/filter_server/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                }
              } else {
                validate80.errors = [{ instancePath: instancePath + "/filter_server", schemaPath: "#/properties/filter_server/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.filter_status !== void 0) {
              let data2 = data.filter_status;
              const _errs5 = errors;
              if (typeof data2 !== "string") {
                validate80.errors = [{ instancePath: instancePath + "/filter_status", schemaPath: "#/properties/filter_status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if (!(data2 === "working" || data2 === "idle" || data2 === "blocked" || data2 === "error" || data2 === "waiting_input" || data2 === "offline")) {
                validate80.errors = [{ instancePath: instancePath + "/filter_status", schemaPath: "#/properties/filter_status/enum", keyword: "enum", params: { allowedValues: schema47.properties.filter_status.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.network_id !== void 0) {
                let data3 = data.network_id;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data3 === "string") {
                    if (func1(data3) > 200) {
                      validate80.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    }
                  } else {
                    validate80.errors = [{ instancePath: instancePath + "/network_id", schemaPath: "#/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.idempotency_key !== void 0) {
                  let data4 = data.idempotency_key;
                  const _errs9 = errors;
                  if (errors === _errs9) {
                    if (typeof data4 === "string") {
                      if (func1(data4) > 200) {
                        validate80.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func1(data4) < 1) {
                          validate80.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      }
                    } else {
                      validate80.errors = [{ instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
    } else {
      validate80.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate80.errors = vErrors;
  return errors === 0;
}
validate80.evaluated = { "props": { "message": true, "filter_server": true, "filter_status": true, "network_id": true, "idempotency_key": true }, "dynamicProps": false, "dynamicItems": false };
var v3 = validate522;
var func12 = require_ucs2length().default;
var pattern32 = new RegExp("^[!-~]+$", "u");
function validate522(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate522.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.query === void 0 && (missing0 = "query")) {
        validate522.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.query !== void 0) {
          let data0 = data.query;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.network_id !== void 0) {
                let data1 = data0.network_id;
                const _errs3 = errors;
                if (typeof data1 !== "string") {
                  let dataType0 = typeof data1;
                  let coerced0 = void 0;
                  if (!(coerced0 !== void 0)) {
                    if (dataType0 == "number" || dataType0 == "boolean") {
                      coerced0 = "" + data1;
                    } else if (data1 === null) {
                      coerced0 = "";
                    } else {
                      validate522.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  if (coerced0 !== void 0) {
                    data1 = coerced0;
                    if (data0 !== void 0) {
                      data0["network_id"] = coerced0;
                    }
                  }
                }
                if (errors === _errs3) {
                  if (typeof data1 === "string") {
                    if (func12(data1) > 200) {
                      validate522.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func12(data1) < 1) {
                        validate522.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern32.test(data1)) {
                          validate522.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                          return false;
                        }
                      }
                    }
                  }
                }
              }
            } else {
              validate522.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
        }
      }
    } else {
      validate522.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate522.errors = vErrors;
  return errors === 0;
}
validate522.evaluated = { "props": { "query": true }, "dynamicProps": false, "dynamicItems": false };
var v8 = validate532;
function validate532(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate532.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.path === void 0 && (missing0 = "path")) {
        validate532.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.path !== void 0) {
          let data0 = data.path;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing1;
              if (data0.token_id === void 0 && (missing1 = "token_id")) {
                validate532.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                return false;
              } else {
                if (data0.token_id !== void 0) {
                  let data1 = data0.token_id;
                  const _errs3 = errors;
                  if (typeof data1 !== "string") {
                    let dataType0 = typeof data1;
                    let coerced0 = void 0;
                    if (!(coerced0 !== void 0)) {
                      if (dataType0 == "number" || dataType0 == "boolean") {
                        coerced0 = "" + data1;
                      } else if (data1 === null) {
                        coerced0 = "";
                      } else {
                        validate532.errors = [{ instancePath: instancePath + "/path/token_id", schemaPath: "#/properties/path/properties/token_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    if (coerced0 !== void 0) {
                      data1 = coerced0;
                      if (data0 !== void 0) {
                        data0["token_id"] = coerced0;
                      }
                    }
                  }
                  if (errors === _errs3) {
                    if (typeof data1 === "string") {
                      if (func12(data1) > 200) {
                        validate532.errors = [{ instancePath: instancePath + "/path/token_id", schemaPath: "#/properties/path/properties/token_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func12(data1) < 1) {
                          validate532.errors = [{ instancePath: instancePath + "/path/token_id", schemaPath: "#/properties/path/properties/token_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        } else {
                          if (!pattern32.test(data1)) {
                            validate532.errors = [{ instancePath: instancePath + "/path/token_id", schemaPath: "#/properties/path/properties/token_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                            return false;
                          }
                        }
                      }
                    }
                  }
                }
              }
            } else {
              validate532.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
        }
      }
    } else {
      validate532.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate532.errors = vErrors;
  return errors === 0;
}
validate532.evaluated = { "props": { "path": true }, "dynamicProps": false, "dynamicItems": false };
var v10 = validate542;
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.path === void 0 && (missing0 = "path")) {
        validate542.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.path !== void 0) {
          let data0 = data.path;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing1;
              if (data0.network_id === void 0 && (missing1 = "network_id")) {
                validate542.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                return false;
              } else {
                if (data0.network_id !== void 0) {
                  let data1 = data0.network_id;
                  const _errs3 = errors;
                  if (typeof data1 !== "string") {
                    let dataType0 = typeof data1;
                    let coerced0 = void 0;
                    if (!(coerced0 !== void 0)) {
                      if (dataType0 == "number" || dataType0 == "boolean") {
                        coerced0 = "" + data1;
                      } else if (data1 === null) {
                        coerced0 = "";
                      } else {
                        validate542.errors = [{ instancePath: instancePath + "/path/network_id", schemaPath: "#/properties/path/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    if (coerced0 !== void 0) {
                      data1 = coerced0;
                      if (data0 !== void 0) {
                        data0["network_id"] = coerced0;
                      }
                    }
                  }
                  if (errors === _errs3) {
                    if (typeof data1 === "string") {
                      if (func12(data1) > 200) {
                        validate542.errors = [{ instancePath: instancePath + "/path/network_id", schemaPath: "#/properties/path/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func12(data1) < 1) {
                          validate542.errors = [{ instancePath: instancePath + "/path/network_id", schemaPath: "#/properties/path/properties/network_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        } else {
                          if (!pattern32.test(data1)) {
                            validate542.errors = [{ instancePath: instancePath + "/path/network_id", schemaPath: "#/properties/path/properties/network_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                            return false;
                          }
                        }
                      }
                    }
                  }
                }
              }
            } else {
              validate542.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
        }
      }
    } else {
      validate542.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate542.errors = vErrors;
  return errors === 0;
}
validate542.evaluated = { "props": { "path": true }, "dynamicProps": false, "dynamicItems": false };
var v11 = validate552;
var schema22 = { "type": "object", "properties": { "query": { "type": "object", "properties": { "network_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "status": { "type": "string", "enum": ["working", "idle", "blocked", "error", "waiting_input", "offline"] } } } }, "required": ["query"] };
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.query === void 0 && (missing0 = "query")) {
        validate552.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.query !== void 0) {
          let data0 = data.query;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.network_id !== void 0) {
                let data1 = data0.network_id;
                const _errs3 = errors;
                if (typeof data1 !== "string") {
                  let dataType0 = typeof data1;
                  let coerced0 = void 0;
                  if (!(coerced0 !== void 0)) {
                    if (dataType0 == "number" || dataType0 == "boolean") {
                      coerced0 = "" + data1;
                    } else if (data1 === null) {
                      coerced0 = "";
                    } else {
                      validate552.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  if (coerced0 !== void 0) {
                    data1 = coerced0;
                    if (data0 !== void 0) {
                      data0["network_id"] = coerced0;
                    }
                  }
                }
                if (errors === _errs3) {
                  if (typeof data1 === "string") {
                    if (func12(data1) > 200) {
                      validate552.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func12(data1) < 1) {
                        validate552.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern32.test(data1)) {
                          validate552.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                          return false;
                        }
                      }
                    }
                  }
                }
                var valid1 = _errs3 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data0.status !== void 0) {
                  let data2 = data0.status;
                  const _errs5 = errors;
                  if (typeof data2 !== "string") {
                    let dataType1 = typeof data2;
                    let coerced1 = void 0;
                    if (!(coerced1 !== void 0)) {
                      if (dataType1 == "number" || dataType1 == "boolean") {
                        coerced1 = "" + data2;
                      } else if (data2 === null) {
                        coerced1 = "";
                      } else {
                        validate552.errors = [{ instancePath: instancePath + "/query/status", schemaPath: "#/properties/query/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    if (coerced1 !== void 0) {
                      data2 = coerced1;
                      if (data0 !== void 0) {
                        data0["status"] = coerced1;
                      }
                    }
                  }
                  if (!(data2 === "working" || data2 === "idle" || data2 === "blocked" || data2 === "error" || data2 === "waiting_input" || data2 === "offline")) {
                    validate552.errors = [{ instancePath: instancePath + "/query/status", schemaPath: "#/properties/query/properties/status/enum", keyword: "enum", params: { allowedValues: schema22.properties.query.properties.status.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid1 = _errs5 === errors;
                } else {
                  var valid1 = true;
                }
              }
            } else {
              validate552.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
        }
      }
    } else {
      validate552.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate552.errors = vErrors;
  return errors === 0;
}
validate552.evaluated = { "props": { "query": true }, "dynamicProps": false, "dynamicItems": false };
var v12 = validate562;
var pattern9 = new RegExp("^[^\\x00-\\x1f\\x7f]+$", "u");
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
      if (data.query === void 0 && (missing0 = "query")) {
        validate562.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.query !== void 0) {
          let data0 = data.query;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.network_id !== void 0) {
                let data1 = data0.network_id;
                const _errs3 = errors;
                if (typeof data1 !== "string") {
                  let dataType0 = typeof data1;
                  let coerced0 = void 0;
                  if (!(coerced0 !== void 0)) {
                    if (dataType0 == "number" || dataType0 == "boolean") {
                      coerced0 = "" + data1;
                    } else if (data1 === null) {
                      coerced0 = "";
                    } else {
                      validate562.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  if (coerced0 !== void 0) {
                    data1 = coerced0;
                    if (data0 !== void 0) {
                      data0["network_id"] = coerced0;
                    }
                  }
                }
                if (errors === _errs3) {
                  if (typeof data1 === "string") {
                    if (func12(data1) > 200) {
                      validate562.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func12(data1) < 1) {
                        validate562.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern32.test(data1)) {
                          validate562.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                          return false;
                        }
                      }
                    }
                  }
                }
                var valid1 = _errs3 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data0.node_id !== void 0) {
                  let data2 = data0.node_id;
                  const _errs5 = errors;
                  if (typeof data2 !== "string") {
                    let dataType1 = typeof data2;
                    let coerced1 = void 0;
                    if (!(coerced1 !== void 0)) {
                      if (dataType1 == "number" || dataType1 == "boolean") {
                        coerced1 = "" + data2;
                      } else if (data2 === null) {
                        coerced1 = "";
                      } else {
                        validate562.errors = [{ instancePath: instancePath + "/query/node_id", schemaPath: "#/properties/query/properties/node_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    if (coerced1 !== void 0) {
                      data2 = coerced1;
                      if (data0 !== void 0) {
                        data0["node_id"] = coerced1;
                      }
                    }
                  }
                  if (errors === _errs5) {
                    if (typeof data2 === "string") {
                      if (func12(data2) > 200) {
                        validate562.errors = [{ instancePath: instancePath + "/query/node_id", schemaPath: "#/properties/query/properties/node_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func12(data2) < 1) {
                          validate562.errors = [{ instancePath: instancePath + "/query/node_id", schemaPath: "#/properties/query/properties/node_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        } else {
                          if (!pattern32.test(data2)) {
                            validate562.errors = [{ instancePath: instancePath + "/query/node_id", schemaPath: "#/properties/query/properties/node_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                            return false;
                          }
                        }
                      }
                    }
                  }
                  var valid1 = _errs5 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data0.alias !== void 0) {
                    let data3 = data0.alias;
                    const _errs7 = errors;
                    if (typeof data3 !== "string") {
                      let dataType2 = typeof data3;
                      let coerced2 = void 0;
                      if (!(coerced2 !== void 0)) {
                        if (dataType2 == "number" || dataType2 == "boolean") {
                          coerced2 = "" + data3;
                        } else if (data3 === null) {
                          coerced2 = "";
                        } else {
                          validate562.errors = [{ instancePath: instancePath + "/query/alias", schemaPath: "#/properties/query/properties/alias/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      if (coerced2 !== void 0) {
                        data3 = coerced2;
                        if (data0 !== void 0) {
                          data0["alias"] = coerced2;
                        }
                      }
                    }
                    if (errors === _errs7) {
                      if (typeof data3 === "string") {
                        if (func12(data3) > 200) {
                          validate562.errors = [{ instancePath: instancePath + "/query/alias", schemaPath: "#/properties/query/properties/alias/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                          return false;
                        } else {
                          if (func12(data3) < 1) {
                            validate562.errors = [{ instancePath: instancePath + "/query/alias", schemaPath: "#/properties/query/properties/alias/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                            return false;
                          } else {
                            if (!pattern9.test(data3)) {
                              validate562.errors = [{ instancePath: instancePath + "/query/alias", schemaPath: "#/properties/query/properties/alias/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                              return false;
                            }
                          }
                        }
                      }
                    }
                    var valid1 = _errs7 === errors;
                  } else {
                    var valid1 = true;
                  }
                }
              }
            } else {
              validate562.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
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
validate562.evaluated = { "props": { "query": true }, "dynamicProps": false, "dynamicItems": false };
var v14 = validate572;
function validate572(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate572.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.path === void 0 && (missing0 = "path")) {
        validate572.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.path !== void 0) {
          let data0 = data.path;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing1;
              if (data0.task_id === void 0 && (missing1 = "task_id")) {
                validate572.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                return false;
              } else {
                if (data0.task_id !== void 0) {
                  let data1 = data0.task_id;
                  const _errs3 = errors;
                  if (typeof data1 !== "string") {
                    let dataType0 = typeof data1;
                    let coerced0 = void 0;
                    if (!(coerced0 !== void 0)) {
                      if (dataType0 == "number" || dataType0 == "boolean") {
                        coerced0 = "" + data1;
                      } else if (data1 === null) {
                        coerced0 = "";
                      } else {
                        validate572.errors = [{ instancePath: instancePath + "/path/task_id", schemaPath: "#/properties/path/properties/task_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    if (coerced0 !== void 0) {
                      data1 = coerced0;
                      if (data0 !== void 0) {
                        data0["task_id"] = coerced0;
                      }
                    }
                  }
                  if (errors === _errs3) {
                    if (typeof data1 === "string") {
                      if (func12(data1) > 200) {
                        validate572.errors = [{ instancePath: instancePath + "/path/task_id", schemaPath: "#/properties/path/properties/task_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func12(data1) < 1) {
                          validate572.errors = [{ instancePath: instancePath + "/path/task_id", schemaPath: "#/properties/path/properties/task_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        } else {
                          if (!pattern32.test(data1)) {
                            validate572.errors = [{ instancePath: instancePath + "/path/task_id", schemaPath: "#/properties/path/properties/task_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                            return false;
                          }
                        }
                      }
                    }
                  }
                }
              }
            } else {
              validate572.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
        }
      }
    } else {
      validate572.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate572.errors = vErrors;
  return errors === 0;
}
validate572.evaluated = { "props": { "path": true }, "dynamicProps": false, "dynamicItems": false };
var v15 = validate582;
var schema25 = { "type": "object", "properties": { "query": { "type": "object", "properties": { "network_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "status": { "type": "string", "enum": ["created", "delivered", "acked", "running", "replied", "failed", "cancelled", "expired"] }, "to_name": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\x00-\\x1f\\x7f]+$" }, "from_name": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\x00-\\x1f\\x7f]+$" }, "limit": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 500, "default": 50 }, "cursor": { "type": "string", "minLength": 1, "maxLength": 500, "pattern": "^[!-~]+$" } } } }, "required": ["query"] };
var formats0 = require_formats().fullFormats.int32;
function validate582(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate582.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.query === void 0 && (missing0 = "query")) {
        validate582.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.query !== void 0) {
          let data0 = data.query;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.limit === void 0) {
                data0.limit = 50;
              }
              if (data0.network_id !== void 0) {
                let data1 = data0.network_id;
                const _errs3 = errors;
                if (typeof data1 !== "string") {
                  let dataType0 = typeof data1;
                  let coerced0 = void 0;
                  if (!(coerced0 !== void 0)) {
                    if (dataType0 == "number" || dataType0 == "boolean") {
                      coerced0 = "" + data1;
                    } else if (data1 === null) {
                      coerced0 = "";
                    } else {
                      validate582.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  if (coerced0 !== void 0) {
                    data1 = coerced0;
                    if (data0 !== void 0) {
                      data0["network_id"] = coerced0;
                    }
                  }
                }
                if (errors === _errs3) {
                  if (typeof data1 === "string") {
                    if (func12(data1) > 200) {
                      validate582.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func12(data1) < 1) {
                        validate582.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern32.test(data1)) {
                          validate582.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                          return false;
                        }
                      }
                    }
                  }
                }
                var valid1 = _errs3 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data0.status !== void 0) {
                  let data2 = data0.status;
                  const _errs5 = errors;
                  if (typeof data2 !== "string") {
                    let dataType1 = typeof data2;
                    let coerced1 = void 0;
                    if (!(coerced1 !== void 0)) {
                      if (dataType1 == "number" || dataType1 == "boolean") {
                        coerced1 = "" + data2;
                      } else if (data2 === null) {
                        coerced1 = "";
                      } else {
                        validate582.errors = [{ instancePath: instancePath + "/query/status", schemaPath: "#/properties/query/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    if (coerced1 !== void 0) {
                      data2 = coerced1;
                      if (data0 !== void 0) {
                        data0["status"] = coerced1;
                      }
                    }
                  }
                  if (!(data2 === "created" || data2 === "delivered" || data2 === "acked" || data2 === "running" || data2 === "replied" || data2 === "failed" || data2 === "cancelled" || data2 === "expired")) {
                    validate582.errors = [{ instancePath: instancePath + "/query/status", schemaPath: "#/properties/query/properties/status/enum", keyword: "enum", params: { allowedValues: schema25.properties.query.properties.status.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid1 = _errs5 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data0.to_name !== void 0) {
                    let data3 = data0.to_name;
                    const _errs7 = errors;
                    if (typeof data3 !== "string") {
                      let dataType2 = typeof data3;
                      let coerced2 = void 0;
                      if (!(coerced2 !== void 0)) {
                        if (dataType2 == "number" || dataType2 == "boolean") {
                          coerced2 = "" + data3;
                        } else if (data3 === null) {
                          coerced2 = "";
                        } else {
                          validate582.errors = [{ instancePath: instancePath + "/query/to_name", schemaPath: "#/properties/query/properties/to_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      if (coerced2 !== void 0) {
                        data3 = coerced2;
                        if (data0 !== void 0) {
                          data0["to_name"] = coerced2;
                        }
                      }
                    }
                    if (errors === _errs7) {
                      if (typeof data3 === "string") {
                        if (func12(data3) > 200) {
                          validate582.errors = [{ instancePath: instancePath + "/query/to_name", schemaPath: "#/properties/query/properties/to_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                          return false;
                        } else {
                          if (func12(data3) < 1) {
                            validate582.errors = [{ instancePath: instancePath + "/query/to_name", schemaPath: "#/properties/query/properties/to_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                            return false;
                          } else {
                            if (!pattern9.test(data3)) {
                              validate582.errors = [{ instancePath: instancePath + "/query/to_name", schemaPath: "#/properties/query/properties/to_name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                              return false;
                            }
                          }
                        }
                      }
                    }
                    var valid1 = _errs7 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data0.from_name !== void 0) {
                      let data4 = data0.from_name;
                      const _errs9 = errors;
                      if (typeof data4 !== "string") {
                        let dataType3 = typeof data4;
                        let coerced3 = void 0;
                        if (!(coerced3 !== void 0)) {
                          if (dataType3 == "number" || dataType3 == "boolean") {
                            coerced3 = "" + data4;
                          } else if (data4 === null) {
                            coerced3 = "";
                          } else {
                            validate582.errors = [{ instancePath: instancePath + "/query/from_name", schemaPath: "#/properties/query/properties/from_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        if (coerced3 !== void 0) {
                          data4 = coerced3;
                          if (data0 !== void 0) {
                            data0["from_name"] = coerced3;
                          }
                        }
                      }
                      if (errors === _errs9) {
                        if (typeof data4 === "string") {
                          if (func12(data4) > 200) {
                            validate582.errors = [{ instancePath: instancePath + "/query/from_name", schemaPath: "#/properties/query/properties/from_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                            return false;
                          } else {
                            if (func12(data4) < 1) {
                              validate582.errors = [{ instancePath: instancePath + "/query/from_name", schemaPath: "#/properties/query/properties/from_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                              return false;
                            } else {
                              if (!pattern9.test(data4)) {
                                validate582.errors = [{ instancePath: instancePath + "/query/from_name", schemaPath: "#/properties/query/properties/from_name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                                return false;
                              }
                            }
                          }
                        }
                      }
                      var valid1 = _errs9 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      let data5 = data0.limit;
                      const _errs11 = errors;
                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                        let dataType4 = typeof data5;
                        let coerced4 = void 0;
                        if (!(coerced4 !== void 0)) {
                          if (dataType4 === "boolean" || data5 === null || dataType4 === "string" && data5 && data5 == +data5 && !(data5 % 1)) {
                            coerced4 = +data5;
                          } else {
                            validate582.errors = [{ instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                        }
                        if (coerced4 !== void 0) {
                          data5 = coerced4;
                          if (data0 !== void 0) {
                            data0["limit"] = coerced4;
                          }
                        }
                      }
                      if (errors === _errs11) {
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 > 500 || isNaN(data5)) {
                            validate582.errors = [{ instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }];
                            return false;
                          } else {
                            if (data5 < 1 || isNaN(data5)) {
                              validate582.errors = [{ instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                              return false;
                            } else {
                              if (!formats0.validate(data5)) {
                                validate582.errors = [{ instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }];
                                return false;
                              }
                            }
                          }
                        }
                      }
                      var valid1 = _errs11 === errors;
                      if (valid1) {
                        if (data0.cursor !== void 0) {
                          let data6 = data0.cursor;
                          const _errs13 = errors;
                          if (typeof data6 !== "string") {
                            let dataType5 = typeof data6;
                            let coerced5 = void 0;
                            if (!(coerced5 !== void 0)) {
                              if (dataType5 == "number" || dataType5 == "boolean") {
                                coerced5 = "" + data6;
                              } else if (data6 === null) {
                                coerced5 = "";
                              } else {
                                validate582.errors = [{ instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            if (coerced5 !== void 0) {
                              data6 = coerced5;
                              if (data0 !== void 0) {
                                data0["cursor"] = coerced5;
                              }
                            }
                          }
                          if (errors === _errs13) {
                            if (typeof data6 === "string") {
                              if (func12(data6) > 500) {
                                validate582.errors = [{ instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }];
                                return false;
                              } else {
                                if (func12(data6) < 1) {
                                  validate582.errors = [{ instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                  return false;
                                } else {
                                  if (!pattern32.test(data6)) {
                                    validate582.errors = [{ instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                                    return false;
                                  }
                                }
                              }
                            }
                          }
                          var valid1 = _errs13 === errors;
                        } else {
                          var valid1 = true;
                        }
                      }
                    }
                  }
                }
              }
            } else {
              validate582.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
        }
      }
    } else {
      validate582.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate582.errors = vErrors;
  return errors === 0;
}
validate582.evaluated = { "props": { "query": true }, "dynamicProps": false, "dynamicItems": false };
var v17 = validate592;
function validate592(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate592.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.query === void 0 && (missing0 = "query")) {
        validate592.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.query !== void 0) {
          let data0 = data.query;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.limit === void 0) {
                data0.limit = 50;
              }
              if (data0.task_id !== void 0) {
                let data1 = data0.task_id;
                const _errs3 = errors;
                if (typeof data1 !== "string") {
                  let dataType0 = typeof data1;
                  let coerced0 = void 0;
                  if (!(coerced0 !== void 0)) {
                    if (dataType0 == "number" || dataType0 == "boolean") {
                      coerced0 = "" + data1;
                    } else if (data1 === null) {
                      coerced0 = "";
                    } else {
                      validate592.errors = [{ instancePath: instancePath + "/query/task_id", schemaPath: "#/properties/query/properties/task_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  if (coerced0 !== void 0) {
                    data1 = coerced0;
                    if (data0 !== void 0) {
                      data0["task_id"] = coerced0;
                    }
                  }
                }
                if (errors === _errs3) {
                  if (typeof data1 === "string") {
                    if (func12(data1) > 200) {
                      validate592.errors = [{ instancePath: instancePath + "/query/task_id", schemaPath: "#/properties/query/properties/task_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func12(data1) < 1) {
                        validate592.errors = [{ instancePath: instancePath + "/query/task_id", schemaPath: "#/properties/query/properties/task_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern32.test(data1)) {
                          validate592.errors = [{ instancePath: instancePath + "/query/task_id", schemaPath: "#/properties/query/properties/task_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                          return false;
                        }
                      }
                    }
                  }
                }
                var valid1 = _errs3 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data0.network_id !== void 0) {
                  let data2 = data0.network_id;
                  const _errs5 = errors;
                  if (typeof data2 !== "string") {
                    let dataType1 = typeof data2;
                    let coerced1 = void 0;
                    if (!(coerced1 !== void 0)) {
                      if (dataType1 == "number" || dataType1 == "boolean") {
                        coerced1 = "" + data2;
                      } else if (data2 === null) {
                        coerced1 = "";
                      } else {
                        validate592.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    if (coerced1 !== void 0) {
                      data2 = coerced1;
                      if (data0 !== void 0) {
                        data0["network_id"] = coerced1;
                      }
                    }
                  }
                  if (errors === _errs5) {
                    if (typeof data2 === "string") {
                      if (func12(data2) > 200) {
                        validate592.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func12(data2) < 1) {
                          validate592.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        } else {
                          if (!pattern32.test(data2)) {
                            validate592.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                            return false;
                          }
                        }
                      }
                    }
                  }
                  var valid1 = _errs5 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  let data3 = data0.limit;
                  const _errs7 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    let dataType2 = typeof data3;
                    let coerced2 = void 0;
                    if (!(coerced2 !== void 0)) {
                      if (dataType2 === "boolean" || data3 === null || dataType2 === "string" && data3 && data3 == +data3 && !(data3 % 1)) {
                        coerced2 = +data3;
                      } else {
                        validate592.errors = [{ instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                    }
                    if (coerced2 !== void 0) {
                      data3 = coerced2;
                      if (data0 !== void 0) {
                        data0["limit"] = coerced2;
                      }
                    }
                  }
                  if (errors === _errs7) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 500 || isNaN(data3)) {
                        validate592.errors = [{ instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }];
                        return false;
                      } else {
                        if (data3 < 1 || isNaN(data3)) {
                          validate592.errors = [{ instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                          return false;
                        } else {
                          if (!formats0.validate(data3)) {
                            validate592.errors = [{ instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }];
                            return false;
                          }
                        }
                      }
                    }
                  }
                  var valid1 = _errs7 === errors;
                }
              }
            } else {
              validate592.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
        }
      }
    } else {
      validate592.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate592.errors = vErrors;
  return errors === 0;
}
validate592.evaluated = { "props": { "query": true }, "dynamicProps": false, "dynamicItems": false };
var v19 = validate602;
var schema272 = { "type": "object", "properties": { "query": { "type": "object", "properties": { "scope": { "type": "string", "enum": ["user"] }, "since": { "type": "string", "minLength": 10, "maxLength": 40, "pattern": "^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$" }, "unacked": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 1, "default": 0 }, "limit": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 500, "default": 100 }, "network_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" } } } }, "required": ["query"] };
var pattern17 = new RegExp("^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$", "u");
function validate602(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate602.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.query === void 0 && (missing0 = "query")) {
        validate602.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.query !== void 0) {
          let data0 = data.query;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.unacked === void 0) {
                data0.unacked = 0;
              }
              if (data0.limit === void 0) {
                data0.limit = 100;
              }
              if (data0.scope !== void 0) {
                let data1 = data0.scope;
                const _errs3 = errors;
                if (typeof data1 !== "string") {
                  let dataType0 = typeof data1;
                  let coerced0 = void 0;
                  if (!(coerced0 !== void 0)) {
                    if (dataType0 == "number" || dataType0 == "boolean") {
                      coerced0 = "" + data1;
                    } else if (data1 === null) {
                      coerced0 = "";
                    } else {
                      validate602.errors = [{ instancePath: instancePath + "/query/scope", schemaPath: "#/properties/query/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  if (coerced0 !== void 0) {
                    data1 = coerced0;
                    if (data0 !== void 0) {
                      data0["scope"] = coerced0;
                    }
                  }
                }
                if (!(data1 === "user")) {
                  validate602.errors = [{ instancePath: instancePath + "/query/scope", schemaPath: "#/properties/query/properties/scope/enum", keyword: "enum", params: { allowedValues: schema272.properties.query.properties.scope.enum }, message: "must be equal to one of the allowed values" }];
                  return false;
                }
                var valid1 = _errs3 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data0.since !== void 0) {
                  let data2 = data0.since;
                  const _errs5 = errors;
                  if (typeof data2 !== "string") {
                    let dataType1 = typeof data2;
                    let coerced1 = void 0;
                    if (!(coerced1 !== void 0)) {
                      if (dataType1 == "number" || dataType1 == "boolean") {
                        coerced1 = "" + data2;
                      } else if (data2 === null) {
                        coerced1 = "";
                      } else {
                        validate602.errors = [{ instancePath: instancePath + "/query/since", schemaPath: "#/properties/query/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    if (coerced1 !== void 0) {
                      data2 = coerced1;
                      if (data0 !== void 0) {
                        data0["since"] = coerced1;
                      }
                    }
                  }
                  if (errors === _errs5) {
                    if (typeof data2 === "string") {
                      if (func12(data2) > 40) {
                        validate602.errors = [{ instancePath: instancePath + "/query/since", schemaPath: "#/properties/query/properties/since/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }];
                        return false;
                      } else {
                        if (func12(data2) < 10) {
                          validate602.errors = [{ instancePath: instancePath + "/query/since", schemaPath: "#/properties/query/properties/since/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" }];
                          return false;
                        } else {
                          if (!pattern17.test(data2)) {
                            validate602.errors = [{ instancePath: instancePath + "/query/since", schemaPath: "#/properties/query/properties/since/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$"' }];
                            return false;
                          }
                        }
                      }
                    }
                  }
                  var valid1 = _errs5 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  let data3 = data0.unacked;
                  const _errs7 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    let dataType2 = typeof data3;
                    let coerced2 = void 0;
                    if (!(coerced2 !== void 0)) {
                      if (dataType2 === "boolean" || data3 === null || dataType2 === "string" && data3 && data3 == +data3 && !(data3 % 1)) {
                        coerced2 = +data3;
                      } else {
                        validate602.errors = [{ instancePath: instancePath + "/query/unacked", schemaPath: "#/properties/query/properties/unacked/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                    }
                    if (coerced2 !== void 0) {
                      data3 = coerced2;
                      if (data0 !== void 0) {
                        data0["unacked"] = coerced2;
                      }
                    }
                  }
                  if (errors === _errs7) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 1 || isNaN(data3)) {
                        validate602.errors = [{ instancePath: instancePath + "/query/unacked", schemaPath: "#/properties/query/properties/unacked/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                        return false;
                      } else {
                        if (data3 < 0 || isNaN(data3)) {
                          validate602.errors = [{ instancePath: instancePath + "/query/unacked", schemaPath: "#/properties/query/properties/unacked/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        } else {
                          if (!formats0.validate(data3)) {
                            validate602.errors = [{ instancePath: instancePath + "/query/unacked", schemaPath: "#/properties/query/properties/unacked/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }];
                            return false;
                          }
                        }
                      }
                    }
                  }
                  var valid1 = _errs7 === errors;
                  if (valid1) {
                    let data4 = data0.limit;
                    const _errs9 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      let dataType3 = typeof data4;
                      let coerced3 = void 0;
                      if (!(coerced3 !== void 0)) {
                        if (dataType3 === "boolean" || data4 === null || dataType3 === "string" && data4 && data4 == +data4 && !(data4 % 1)) {
                          coerced3 = +data4;
                        } else {
                          validate602.errors = [{ instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                      }
                      if (coerced3 !== void 0) {
                        data4 = coerced3;
                        if (data0 !== void 0) {
                          data0["limit"] = coerced3;
                        }
                      }
                    }
                    if (errors === _errs9) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 > 500 || isNaN(data4)) {
                          validate602.errors = [{ instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }];
                          return false;
                        } else {
                          if (data4 < 1 || isNaN(data4)) {
                            validate602.errors = [{ instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                            return false;
                          } else {
                            if (!formats0.validate(data4)) {
                              validate602.errors = [{ instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }];
                              return false;
                            }
                          }
                        }
                      }
                    }
                    var valid1 = _errs9 === errors;
                    if (valid1) {
                      if (data0.network_id !== void 0) {
                        let data5 = data0.network_id;
                        const _errs11 = errors;
                        if (typeof data5 !== "string") {
                          let dataType4 = typeof data5;
                          let coerced4 = void 0;
                          if (!(coerced4 !== void 0)) {
                            if (dataType4 == "number" || dataType4 == "boolean") {
                              coerced4 = "" + data5;
                            } else if (data5 === null) {
                              coerced4 = "";
                            } else {
                              validate602.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          if (coerced4 !== void 0) {
                            data5 = coerced4;
                            if (data0 !== void 0) {
                              data0["network_id"] = coerced4;
                            }
                          }
                        }
                        if (errors === _errs11) {
                          if (typeof data5 === "string") {
                            if (func12(data5) > 200) {
                              validate602.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                              return false;
                            } else {
                              if (func12(data5) < 1) {
                                validate602.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                return false;
                              } else {
                                if (!pattern32.test(data5)) {
                                  validate602.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                                  return false;
                                }
                              }
                            }
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
              validate602.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
        }
      }
    } else {
      validate602.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate602.errors = vErrors;
  return errors === 0;
}
validate602.evaluated = { "props": { "query": true }, "dynamicProps": false, "dynamicItems": false };
var v21 = validate612;
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
      if (data.query === void 0 && (missing0 = "query")) {
        validate612.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.query !== void 0) {
          let data0 = data.query;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.since !== void 0) {
                let data1 = data0.since;
                const _errs3 = errors;
                if (typeof data1 !== "string") {
                  let dataType0 = typeof data1;
                  let coerced0 = void 0;
                  if (!(coerced0 !== void 0)) {
                    if (dataType0 == "number" || dataType0 == "boolean") {
                      coerced0 = "" + data1;
                    } else if (data1 === null) {
                      coerced0 = "";
                    } else {
                      validate612.errors = [{ instancePath: instancePath + "/query/since", schemaPath: "#/properties/query/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  if (coerced0 !== void 0) {
                    data1 = coerced0;
                    if (data0 !== void 0) {
                      data0["since"] = coerced0;
                    }
                  }
                }
                if (errors === _errs3) {
                  if (typeof data1 === "string") {
                    if (func12(data1) > 40) {
                      validate612.errors = [{ instancePath: instancePath + "/query/since", schemaPath: "#/properties/query/properties/since/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }];
                      return false;
                    } else {
                      if (func12(data1) < 10) {
                        validate612.errors = [{ instancePath: instancePath + "/query/since", schemaPath: "#/properties/query/properties/since/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" }];
                        return false;
                      } else {
                        if (!pattern17.test(data1)) {
                          validate612.errors = [{ instancePath: instancePath + "/query/since", schemaPath: "#/properties/query/properties/since/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$"' }];
                          return false;
                        }
                      }
                    }
                  }
                }
                var valid1 = _errs3 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data0.network_id !== void 0) {
                  let data2 = data0.network_id;
                  const _errs5 = errors;
                  if (typeof data2 !== "string") {
                    let dataType1 = typeof data2;
                    let coerced1 = void 0;
                    if (!(coerced1 !== void 0)) {
                      if (dataType1 == "number" || dataType1 == "boolean") {
                        coerced1 = "" + data2;
                      } else if (data2 === null) {
                        coerced1 = "";
                      } else {
                        validate612.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    if (coerced1 !== void 0) {
                      data2 = coerced1;
                      if (data0 !== void 0) {
                        data0["network_id"] = coerced1;
                      }
                    }
                  }
                  if (errors === _errs5) {
                    if (typeof data2 === "string") {
                      if (func12(data2) > 200) {
                        validate612.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func12(data2) < 1) {
                          validate612.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        } else {
                          if (!pattern32.test(data2)) {
                            validate612.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                            return false;
                          }
                        }
                      }
                    }
                  }
                  var valid1 = _errs5 === errors;
                } else {
                  var valid1 = true;
                }
              }
            } else {
              validate612.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
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
validate612.evaluated = { "props": { "query": true }, "dynamicProps": false, "dynamicItems": false };
var v22 = validate622;
var schema29 = { "type": "object", "properties": { "path": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\x00-\\x1f\\x7f]+$" } }, "required": ["name"] }, "query": { "type": "object", "properties": { "network_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "last_event_id": { "type": "string", "maxLength": 200 }, "frames": { "type": "string", "enum": ["data"] } } } }, "required": ["path", "query"] };
function validate622(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate622.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query")) {
        validate622.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.path !== void 0) {
          let data0 = data.path;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing1;
              if (data0.name === void 0 && (missing1 = "name")) {
                validate622.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                return false;
              } else {
                if (data0.name !== void 0) {
                  let data1 = data0.name;
                  const _errs3 = errors;
                  if (typeof data1 !== "string") {
                    let dataType0 = typeof data1;
                    let coerced0 = void 0;
                    if (!(coerced0 !== void 0)) {
                      if (dataType0 == "number" || dataType0 == "boolean") {
                        coerced0 = "" + data1;
                      } else if (data1 === null) {
                        coerced0 = "";
                      } else {
                        validate622.errors = [{ instancePath: instancePath + "/path/name", schemaPath: "#/properties/path/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    if (coerced0 !== void 0) {
                      data1 = coerced0;
                      if (data0 !== void 0) {
                        data0["name"] = coerced0;
                      }
                    }
                  }
                  if (errors === _errs3) {
                    if (typeof data1 === "string") {
                      if (func12(data1) > 200) {
                        validate622.errors = [{ instancePath: instancePath + "/path/name", schemaPath: "#/properties/path/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func12(data1) < 1) {
                          validate622.errors = [{ instancePath: instancePath + "/path/name", schemaPath: "#/properties/path/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        } else {
                          if (!pattern9.test(data1)) {
                            validate622.errors = [{ instancePath: instancePath + "/path/name", schemaPath: "#/properties/path/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00-\\x1f\\x7f]+$" }, message: 'must match pattern "^[^\\x00-\\x1f\\x7f]+$"' }];
                            return false;
                          }
                        }
                      }
                    }
                  }
                }
              }
            } else {
              validate622.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.query !== void 0) {
            let data2 = data.query;
            const _errs5 = errors;
            if (errors === _errs5) {
              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                if (data2.network_id !== void 0) {
                  let data3 = data2.network_id;
                  const _errs7 = errors;
                  if (typeof data3 !== "string") {
                    let dataType1 = typeof data3;
                    let coerced1 = void 0;
                    if (!(coerced1 !== void 0)) {
                      if (dataType1 == "number" || dataType1 == "boolean") {
                        coerced1 = "" + data3;
                      } else if (data3 === null) {
                        coerced1 = "";
                      } else {
                        validate622.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    if (coerced1 !== void 0) {
                      data3 = coerced1;
                      if (data2 !== void 0) {
                        data2["network_id"] = coerced1;
                      }
                    }
                  }
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (func12(data3) > 200) {
                        validate622.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func12(data3) < 1) {
                          validate622.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        } else {
                          if (!pattern32.test(data3)) {
                            validate622.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                            return false;
                          }
                        }
                      }
                    }
                  }
                  var valid2 = _errs7 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data2.last_event_id !== void 0) {
                    let data4 = data2.last_event_id;
                    const _errs9 = errors;
                    if (typeof data4 !== "string") {
                      let dataType2 = typeof data4;
                      let coerced2 = void 0;
                      if (!(coerced2 !== void 0)) {
                        if (dataType2 == "number" || dataType2 == "boolean") {
                          coerced2 = "" + data4;
                        } else if (data4 === null) {
                          coerced2 = "";
                        } else {
                          validate622.errors = [{ instancePath: instancePath + "/query/last_event_id", schemaPath: "#/properties/query/properties/last_event_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      if (coerced2 !== void 0) {
                        data4 = coerced2;
                        if (data2 !== void 0) {
                          data2["last_event_id"] = coerced2;
                        }
                      }
                    }
                    if (errors === _errs9) {
                      if (typeof data4 === "string") {
                        if (func12(data4) > 200) {
                          validate622.errors = [{ instancePath: instancePath + "/query/last_event_id", schemaPath: "#/properties/query/properties/last_event_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                          return false;
                        }
                      }
                    }
                    var valid2 = _errs9 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (valid2) {
                    if (data2.frames !== void 0) {
                      let data5 = data2.frames;
                      const _errs11 = errors;
                      if (typeof data5 !== "string") {
                        let dataType3 = typeof data5;
                        let coerced3 = void 0;
                        if (!(coerced3 !== void 0)) {
                          if (dataType3 == "number" || dataType3 == "boolean") {
                            coerced3 = "" + data5;
                          } else if (data5 === null) {
                            coerced3 = "";
                          } else {
                            validate622.errors = [{ instancePath: instancePath + "/query/frames", schemaPath: "#/properties/query/properties/frames/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        if (coerced3 !== void 0) {
                          data5 = coerced3;
                          if (data2 !== void 0) {
                            data2["frames"] = coerced3;
                          }
                        }
                      }
                      if (!(data5 === "data")) {
                        validate622.errors = [{ instancePath: instancePath + "/query/frames", schemaPath: "#/properties/query/properties/frames/enum", keyword: "enum", params: { allowedValues: schema29.properties.query.properties.frames.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid2 = _errs11 === errors;
                    } else {
                      var valid2 = true;
                    }
                  }
                }
              } else {
                validate622.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate622.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate622.errors = vErrors;
  return errors === 0;
}
validate622.evaluated = { "props": { "path": true, "query": true }, "dynamicProps": false, "dynamicItems": false };
var v23 = validate632;
var schema30 = { "type": "object", "properties": { "path": { "type": "object", "properties": { "network_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" } }, "required": ["network_id"] }, "query": { "type": "object", "properties": { "last_event_id": { "type": "string", "maxLength": 200 }, "frames": { "type": "string", "enum": ["data"] } } } }, "required": ["path", "query"] };
function validate632(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate632.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.path === void 0 && (missing0 = "path") || data.query === void 0 && (missing0 = "query")) {
        validate632.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.path !== void 0) {
          let data0 = data.path;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing1;
              if (data0.network_id === void 0 && (missing1 = "network_id")) {
                validate632.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                return false;
              } else {
                if (data0.network_id !== void 0) {
                  let data1 = data0.network_id;
                  const _errs3 = errors;
                  if (typeof data1 !== "string") {
                    let dataType0 = typeof data1;
                    let coerced0 = void 0;
                    if (!(coerced0 !== void 0)) {
                      if (dataType0 == "number" || dataType0 == "boolean") {
                        coerced0 = "" + data1;
                      } else if (data1 === null) {
                        coerced0 = "";
                      } else {
                        validate632.errors = [{ instancePath: instancePath + "/path/network_id", schemaPath: "#/properties/path/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    if (coerced0 !== void 0) {
                      data1 = coerced0;
                      if (data0 !== void 0) {
                        data0["network_id"] = coerced0;
                      }
                    }
                  }
                  if (errors === _errs3) {
                    if (typeof data1 === "string") {
                      if (func12(data1) > 200) {
                        validate632.errors = [{ instancePath: instancePath + "/path/network_id", schemaPath: "#/properties/path/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func12(data1) < 1) {
                          validate632.errors = [{ instancePath: instancePath + "/path/network_id", schemaPath: "#/properties/path/properties/network_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        } else {
                          if (!pattern32.test(data1)) {
                            validate632.errors = [{ instancePath: instancePath + "/path/network_id", schemaPath: "#/properties/path/properties/network_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                            return false;
                          }
                        }
                      }
                    }
                  }
                }
              }
            } else {
              validate632.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.query !== void 0) {
            let data2 = data.query;
            const _errs5 = errors;
            if (errors === _errs5) {
              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                if (data2.last_event_id !== void 0) {
                  let data3 = data2.last_event_id;
                  const _errs7 = errors;
                  if (typeof data3 !== "string") {
                    let dataType1 = typeof data3;
                    let coerced1 = void 0;
                    if (!(coerced1 !== void 0)) {
                      if (dataType1 == "number" || dataType1 == "boolean") {
                        coerced1 = "" + data3;
                      } else if (data3 === null) {
                        coerced1 = "";
                      } else {
                        validate632.errors = [{ instancePath: instancePath + "/query/last_event_id", schemaPath: "#/properties/query/properties/last_event_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    if (coerced1 !== void 0) {
                      data3 = coerced1;
                      if (data2 !== void 0) {
                        data2["last_event_id"] = coerced1;
                      }
                    }
                  }
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (func12(data3) > 200) {
                        validate632.errors = [{ instancePath: instancePath + "/query/last_event_id", schemaPath: "#/properties/query/properties/last_event_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      }
                    }
                  }
                  var valid2 = _errs7 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data2.frames !== void 0) {
                    let data4 = data2.frames;
                    const _errs9 = errors;
                    if (typeof data4 !== "string") {
                      let dataType2 = typeof data4;
                      let coerced2 = void 0;
                      if (!(coerced2 !== void 0)) {
                        if (dataType2 == "number" || dataType2 == "boolean") {
                          coerced2 = "" + data4;
                        } else if (data4 === null) {
                          coerced2 = "";
                        } else {
                          validate632.errors = [{ instancePath: instancePath + "/query/frames", schemaPath: "#/properties/query/properties/frames/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      if (coerced2 !== void 0) {
                        data4 = coerced2;
                        if (data2 !== void 0) {
                          data2["frames"] = coerced2;
                        }
                      }
                    }
                    if (!(data4 === "data")) {
                      validate632.errors = [{ instancePath: instancePath + "/query/frames", schemaPath: "#/properties/query/properties/frames/enum", keyword: "enum", params: { allowedValues: schema30.properties.query.properties.frames.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    var valid2 = _errs9 === errors;
                  } else {
                    var valid2 = true;
                  }
                }
              } else {
                validate632.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate632.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate632.errors = vErrors;
  return errors === 0;
}
validate632.evaluated = { "props": { "path": true, "query": true }, "dynamicProps": false, "dynamicItems": false };
var v24 = validate642;
var schema312 = { "type": "object", "properties": { "query": { "type": "object", "properties": { "network_id": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]+$" }, "last_event_id": { "type": "string", "maxLength": 200 }, "frames": { "type": "string", "enum": ["data"] } } } }, "required": ["query"] };
function validate642(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate642.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.query === void 0 && (missing0 = "query")) {
        validate642.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.query !== void 0) {
          let data0 = data.query;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.network_id !== void 0) {
                let data1 = data0.network_id;
                const _errs3 = errors;
                if (typeof data1 !== "string") {
                  let dataType0 = typeof data1;
                  let coerced0 = void 0;
                  if (!(coerced0 !== void 0)) {
                    if (dataType0 == "number" || dataType0 == "boolean") {
                      coerced0 = "" + data1;
                    } else if (data1 === null) {
                      coerced0 = "";
                    } else {
                      validate642.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  if (coerced0 !== void 0) {
                    data1 = coerced0;
                    if (data0 !== void 0) {
                      data0["network_id"] = coerced0;
                    }
                  }
                }
                if (errors === _errs3) {
                  if (typeof data1 === "string") {
                    if (func12(data1) > 200) {
                      validate642.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func12(data1) < 1) {
                        validate642.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern32.test(data1)) {
                          validate642.errors = [{ instancePath: instancePath + "/query/network_id", schemaPath: "#/properties/query/properties/network_id/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
                          return false;
                        }
                      }
                    }
                  }
                }
                var valid1 = _errs3 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data0.last_event_id !== void 0) {
                  let data2 = data0.last_event_id;
                  const _errs5 = errors;
                  if (typeof data2 !== "string") {
                    let dataType1 = typeof data2;
                    let coerced1 = void 0;
                    if (!(coerced1 !== void 0)) {
                      if (dataType1 == "number" || dataType1 == "boolean") {
                        coerced1 = "" + data2;
                      } else if (data2 === null) {
                        coerced1 = "";
                      } else {
                        validate642.errors = [{ instancePath: instancePath + "/query/last_event_id", schemaPath: "#/properties/query/properties/last_event_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    if (coerced1 !== void 0) {
                      data2 = coerced1;
                      if (data0 !== void 0) {
                        data0["last_event_id"] = coerced1;
                      }
                    }
                  }
                  if (errors === _errs5) {
                    if (typeof data2 === "string") {
                      if (func12(data2) > 200) {
                        validate642.errors = [{ instancePath: instancePath + "/query/last_event_id", schemaPath: "#/properties/query/properties/last_event_id/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      }
                    }
                  }
                  var valid1 = _errs5 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data0.frames !== void 0) {
                    let data3 = data0.frames;
                    const _errs7 = errors;
                    if (typeof data3 !== "string") {
                      let dataType2 = typeof data3;
                      let coerced2 = void 0;
                      if (!(coerced2 !== void 0)) {
                        if (dataType2 == "number" || dataType2 == "boolean") {
                          coerced2 = "" + data3;
                        } else if (data3 === null) {
                          coerced2 = "";
                        } else {
                          validate642.errors = [{ instancePath: instancePath + "/query/frames", schemaPath: "#/properties/query/properties/frames/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      if (coerced2 !== void 0) {
                        data3 = coerced2;
                        if (data0 !== void 0) {
                          data0["frames"] = coerced2;
                        }
                      }
                    }
                    if (!(data3 === "data")) {
                      validate642.errors = [{ instancePath: instancePath + "/query/frames", schemaPath: "#/properties/query/properties/frames/enum", keyword: "enum", params: { allowedValues: schema312.properties.query.properties.frames.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    var valid1 = _errs7 === errors;
                  } else {
                    var valid1 = true;
                  }
                }
              }
            } else {
              validate642.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
        }
      }
    } else {
      validate642.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate642.errors = vErrors;
  return errors === 0;
}
validate642.evaluated = { "props": { "query": true }, "dynamicProps": false, "dynamicItems": false };
var v25 = validate652;
var schema32 = { "type": "object", "properties": { "query": { "type": "object", "properties": { "tools": { "type": "string", "enum": ["all"] } } } }, "required": ["query"] };
function validate652(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate652.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.query === void 0 && (missing0 = "query")) {
        validate652.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.query !== void 0) {
          let data0 = data.query;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.tools !== void 0) {
                let data1 = data0.tools;
                if (typeof data1 !== "string") {
                  let dataType0 = typeof data1;
                  let coerced0 = void 0;
                  if (!(coerced0 !== void 0)) {
                    if (dataType0 == "number" || dataType0 == "boolean") {
                      coerced0 = "" + data1;
                    } else if (data1 === null) {
                      coerced0 = "";
                    } else {
                      validate652.errors = [{ instancePath: instancePath + "/query/tools", schemaPath: "#/properties/query/properties/tools/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  if (coerced0 !== void 0) {
                    data1 = coerced0;
                    if (data0 !== void 0) {
                      data0["tools"] = coerced0;
                    }
                  }
                }
                if (!(data1 === "all")) {
                  validate652.errors = [{ instancePath: instancePath + "/query/tools", schemaPath: "#/properties/query/properties/tools/enum", keyword: "enum", params: { allowedValues: schema32.properties.query.properties.tools.enum }, message: "must be equal to one of the allowed values" }];
                  return false;
                }
              }
            } else {
              validate652.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
        }
      }
    } else {
      validate652.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate652.errors = vErrors;
  return errors === 0;
}
validate652.evaluated = { "props": { "query": true }, "dynamicProps": false, "dynamicItems": false };
var requestValidators = {
  "activateLicense": { "body": v0 },
  "registerUser": { "body": v1 },
  "loginUser": { "body": v2 },
  "getMe": { "input": v3 },
  "updateMe": { "body": v4 },
  "changePassword": { "body": v5 },
  "issueNodeToken": { "body": v6 },
  "issueApiToken": { "body": v7 },
  "revokeToken": { "input": v8 },
  "createNetwork": { "body": v9 },
  "getNetwork": { "input": v10 },
  "getStatus": { "input": v11 },
  "listNodes": { "input": v12 },
  "sendTask": { "body": v13 },
  "getTask": { "input": v14 },
  "listTasks": { "input": v15 },
  "getTaskById": { "input": v14 },
  "listTaskEvents": { "input": v17 },
  "broadcast": { "body": v18 },
  "listMessages": { "input": v19 },
  "ackMessages": { "body": v20 },
  "getCompletions": { "input": v21 },
  "openChannelStream": { "input": v22 },
  "openNetworkStream": { "input": v23 },
  "openUserStream": { "input": v24 },
  "callTool": {
    "input": v25,
    "body": v26
  }
};
var toolValidators = {
  "report_status": v27,
  "report_completion": v28,
  "get_inbox": v29,
  "ack_inbox": v30,
  "send_task": v31,
  "send_message": v32,
  "send_reply": v33,
  "send_ack": v34,
  "retry_task": v35,
  "cancel_task": v36,
  "reassign_task": v37,
  "get_task": v38,
  "list_tasks": v39,
  "get_all_status": v40,
  "get_session_status": v41,
  "get_completions": v42,
  "broadcast": v43
};
var violations = {
  "getHealth": {},
  "getLiveness": {},
  "getReadiness": {},
  "getLicense": {},
  "activateLicense": {
    "/body/key|required": "license_key_required",
    "/body/key|minLength": "license_key_required",
    "/body/key|pattern": "invalid_license_key",
    "/body/key|maxLength": "invalid_license_key"
  },
  "registerUser": {
    "/body/username|required": "username_too_short",
    "/body/username|minLength": "username_too_short",
    "/body/username|maxLength": "username_too_long",
    "/body/username|pattern": "username_invalid"
  },
  "loginUser": {},
  "getMe": {},
  "updateMe": {},
  "changePassword": {},
  "issueNodeToken": {
    "/body/network_id|required": "node_token_fields_required",
    "/body/network_id|minLength": "node_token_fields_required",
    "/body/node_name|required": "node_token_fields_required",
    "/body/node_name|minLength": "node_token_fields_required"
  },
  "listTokens": {},
  "issueApiToken": {},
  "revokeToken": {},
  "listNetworks": {},
  "createNetwork": {
    "/body/name|required": "name_required",
    "/body/name|minLength": "name_required"
  },
  "getNetwork": {},
  "getStatus": {},
  "listNodes": {},
  "sendTask": {},
  "getTask": {},
  "listTasks": {},
  "getTaskById": {},
  "listTaskEvents": {},
  "broadcast": {},
  "listMessages": {},
  "ackMessages": {
    "/body/message_ids|maxItems": "too_many_ids"
  },
  "getCompletions": {},
  "openChannelStream": {},
  "openNetworkStream": {},
  "openUserStream": {},
  "callTool": {}
};
var toolViolations = {
  "report_status": {},
  "report_completion": {},
  "get_inbox": {},
  "ack_inbox": {},
  "send_task": {},
  "send_message": {},
  "send_reply": {},
  "send_ack": {},
  "retry_task": {},
  "cancel_task": {},
  "reassign_task": {},
  "get_task": {},
  "list_tasks": {},
  "get_all_status": {},
  "get_session_status": {},
  "get_completions": {},
  "broadcast": {}
};
var toolParamNames = {
  "report_status": [
    "resume_id",
    "alias",
    "status",
    "task",
    "output",
    "score",
    "progress",
    "server",
    "hostname",
    "agent",
    "project_dir",
    "version",
    "tmux_name",
    "node_id",
    "session_id",
    "config_path",
    "channels",
    "model",
    "node_name",
    "network_id",
    "health",
    "daemon",
    "host_telemetry",
    "process_telemetry"
  ],
  "report_completion": [
    "alias",
    "task",
    "result",
    "artifacts",
    "score",
    "duration_minutes",
    "network_id",
    "idempotency_key"
  ],
  "get_inbox": [
    "alias",
    "limit",
    "network_id"
  ],
  "ack_inbox": [
    "alias",
    "message_id",
    "response",
    "network_id",
    "idempotency_key"
  ],
  "send_task": [
    "alias",
    "task",
    "priority",
    "context",
    "from_session",
    "ttl_seconds",
    "network_id",
    "parent_task_id",
    "meta",
    "force"
  ],
  "send_message": [
    "alias",
    "message",
    "from_session",
    "network_id",
    "idempotency_key"
  ],
  "send_reply": [
    "alias",
    "text",
    "in_reply_to",
    "status",
    "from_session",
    "network_id",
    "attachments",
    "idempotency_key"
  ],
  "send_ack": [
    "task_id",
    "from_session",
    "network_id",
    "idempotency_key"
  ],
  "retry_task": [
    "task_id",
    "from_session",
    "network_id",
    "force",
    "idempotency_key"
  ],
  "cancel_task": [
    "task_id",
    "reason",
    "from_session",
    "network_id",
    "idempotency_key"
  ],
  "reassign_task": [
    "task_id",
    "new_alias",
    "from_session",
    "network_id",
    "force",
    "idempotency_key"
  ],
  "get_task": [
    "task_id",
    "network_id"
  ],
  "list_tasks": [
    "alias",
    "status",
    "from_name",
    "from_node_id",
    "network_id",
    "limit",
    "cursor"
  ],
  "get_all_status": [
    "filter_status",
    "filter_server",
    "network_id"
  ],
  "get_session_status": [
    "alias",
    "network_id"
  ],
  "get_completions": [
    "alias",
    "since",
    "network_id",
    "limit"
  ],
  "broadcast": [
    "message",
    "filter_server",
    "filter_status",
    "network_id",
    "idempotency_key"
  ]
};
export {
  requestValidators,
  toolParamNames,
  toolValidators,
  toolViolations,
  violations
};
