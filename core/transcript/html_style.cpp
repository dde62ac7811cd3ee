// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/html_style.h"

#include <algorithm>
#include <cmath>

namespace studio::transcript {

using base::ParticipantId;

namespace {

constexpr double kReadable = 4.5;
constexpr Rgb kLight{255, 255, 255};
constexpr Rgb kDark{28, 28, 33};
constexpr Rgb kGrey{120, 124, 135}; ///< of who has no colour

// What does not depend on the room. Colours: --page, --text, --quiet, --line; of a person: --name, --bubble.
constexpr auto kSheet =
    R"(:root{color-scheme:light dark;--page:#ffffff;--text:#1d1d22;--quiet:#5d5f69;--line:#dcdde3}
*{box-sizing:border-box}
body{margin:0 auto;padding:2rem 1.25rem 4rem;max-width:50rem;background:var(--page);color:var(--text);
font:1rem/1.6 system-ui,"Noto Sans","Noto Sans CJK JP","Hiragino Sans","Yu Gothic",sans-serif;overflow-wrap:anywhere}
html:lang(zh) body{font-family:system-ui,"Noto Sans","Noto Sans CJK SC","PingFang SC","Microsoft YaHei",sans-serif}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 .5rem}
h2{font-size:.875rem;font-weight:600;color:var(--quiet);text-align:center;margin:2.5rem 0 1.25rem;
display:flex;gap:1rem;align-items:center}
h2::before,h2::after{content:"";flex:1;border-top:1px solid var(--line)}
.intro{color:var(--quiet);margin:.25rem 0;white-space:pre-wrap}
.people{list-style:none;display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;padding:0;margin:1rem 0 0}
.people li{display:flex;align-items:center;gap:.5rem}
.face{flex:none;width:2.5rem;height:2.5rem;border-radius:50%;overflow:hidden;background-color:var(--bubble);
color:var(--name);font-weight:600;text-align:center;line-height:2.5rem;background-size:cover;
background-position:center;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.m{display:flex;gap:.75rem;margin:0 0 1rem;align-items:flex-start}
.b{background:var(--bubble);border-radius:.25rem 1rem 1rem 1rem;padding:.5rem .875rem;min-width:0;
print-color-adjust:exact;-webkit-print-color-adjust:exact}
.u{flex-direction:row-reverse}
.u .b{border-radius:1rem .25rem 1rem 1rem}
h3{font-size:.875rem;margin:0;color:var(--name);font-weight:600}
h3 time,h3 .w{color:var(--quiet);font-weight:400}
h3 time{margin-inline-start:.5rem;font-size:.8125rem}
.t{white-space:pre-wrap;unicode-bidi:plaintext}
.t p,.t h4,.t h5,.t h6,.t ul,.t ol,.t blockquote,.t pre,.t table{margin:0}
.t .g,.t *+h4,.t *+h5,.t *+h6,.t *+pre,.t *+table,.t *+blockquote,.t *+ul,.t *+ol{margin-top:.5rem}
.t h4{font-size:1.125rem}.t h5{font-size:1rem}.t h6{font-size:.9375rem}
.t ul,.t ol{padding-inline-start:1.5rem}.t li>ul,.t li>ol,.t li>p{margin-top:0}
.t blockquote{border-inline-start:3px solid var(--line);padding-inline-start:.75rem;color:var(--quiet)}
.t code,.t pre{font-family:ui-monospace,"Noto Sans Mono","Noto Sans Mono CJK JP",monospace;font-size:.875em}
.t pre{background:var(--page);border-radius:.375rem;padding:.5rem .75rem;overflow-wrap:anywhere;white-space:pre-wrap}
.t pre code{font-size:1em}
.t hr{border:0;border-top:1px solid var(--quiet);margin:.75rem 0}
.x{border-collapse:collapse}.x th,.x td{border:1px solid var(--quiet);padding:.125rem .5rem;text-align:start}
.x .l{text-align:left}.x .z{text-align:center}.x .r{text-align:right}
.a{color:var(--quiet);font-size:.875em}
.c{color:var(--quiet);font-style:italic;margin:.25rem 0 0}
.d,.e{margin:0 0 1rem 3.25rem;padding-inline-start:.75rem;border-inline-start:3px solid var(--line);
color:var(--quiet);font-size:.875rem;white-space:pre-wrap}
.d p,.e{margin-top:0}
.d p{margin-bottom:.25rem}
.v{border-collapse:collapse;white-space:normal}
.v th{text-align:start;font-weight:400;color:var(--name)}
.v th,.v td{padding:0 .75rem 0 0;vertical-align:middle}
.v .n{text-align:end;font-variant-numeric:tabular-nums}
.i{display:block;width:6.25rem;height:.375rem;border-radius:.25rem;background:var(--line)}
.i,.i b{print-color-adjust:exact;-webkit-print-color-adjust:exact}
.i b{display:block;height:100%;border-radius:.25rem;background:var(--name)}
.won th,.won td{font-weight:600}
)";

constexpr auto kPaper =
    R"(@media print{:root{color-scheme:light}body{max-width:none;padding:0;font-size:10.5pt}
.m,.d,h2{break-inside:avoid}h2{break-after:avoid}@page{margin:18mm 16mm}}
)";

double linear(int value)
{
    const double share = value / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

double luminance(const Rgb &colour)
{
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

double contrast(const Rgb &a, const Rgb &b)
{
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

QByteArray coloursOn(const Rgb &page, const Rgb &colour, double share)
{
    const Rgb bubble = mixed(page, colour, share);
    return "--bubble:" + hex(bubble) + ";--name:" + hex(readableOn(bubble, colour));
}

QByteArray personStyle(const DocumentStyle &style, const ParticipantId &id, const QByteArray &name, bool dark)
{
    const Rgb colour = rgbOf(style.colours.value(id)).value_or(kGrey);
    return name + '{' + coloursOn(dark ? kDark : kLight, colour, dark ? 0.24 : 0.14) + "}\n";
}

QByteArray pictureStyle(const DocumentStyle &style, const ParticipantId &id, const QByteArray &name)
{
    const QByteArray picture = style.pictures.value(id);
    const QByteArray kind = pictureKind(picture);
    if (kind.isEmpty())
        return {};
    return name + " .face{background-image:url(data:" + kind + ";base64," + picture.toBase64() +
           ");color:transparent}\n";
}

} // namespace

std::optional<Rgb> rgbOf(const QString &colour)
{
    if (colour.size() != 7 || colour.at(0) != u'#')
        return std::nullopt;
    for (const QChar c : colour.mid(1)) {
        if (!(c >= u'0' && c <= u'9') && !(c >= u'a' && c <= u'f') && !(c >= u'A' && c <= u'F'))
            return std::nullopt;
    }
    const int value = colour.mid(1).toInt(nullptr, 16);
    return Rgb{value >> 16, (value >> 8) & 0xff, value & 0xff};
}

Rgb mixed(const Rgb &from, const Rgb &to, double share)
{
    const auto one = [share](int a, int b) { return int(std::lround(a + (b - a) * share)); };
    return {one(from.red, to.red), one(from.green, to.green), one(from.blue, to.blue)};
}

Rgb readableOn(const Rgb &ground, const Rgb &colour)
{
    const Rgb far = luminance(ground) > 0.18 ? Rgb{0, 0, 0} : Rgb{255, 255, 255};
    for (int step = 0; step < 20; ++step) {
        const Rgb tried = mixed(colour, far, step / 20.0);
        if (contrast(ground, tried) >= kReadable)
            return tried;
    }
    return far;
}

QByteArray hex(const Rgb &colour)
{
    const int value = (colour.red << 16) | (colour.green << 8) | colour.blue;
    return '#' + QByteArray::number(value, 16).rightJustified(6, '0');
}

QByteArray pictureKind(const QByteArray &picture)
{
    if (picture.startsWith("\x89PNG\r\n\x1a\n"))
        return "image/png";
    if (picture.startsWith("\xff\xd8\xff"))
        return "image/jpeg";
    if (picture.startsWith("GIF87a") || picture.startsWith("GIF89a"))
        return "image/gif";
    if (picture.startsWith("RIFF") && picture.mid(8, 4) == "WEBP")
        return "image/webp";
    return {};
}

QByteArray htmlStyle(const DocumentStyle &style, const QList<ParticipantId> &people)
{
    QByteArray sheet = kSheet;
    QByteArray dark = ":root{--page:" + hex(kDark) + ";--text:#ececf1;--quiet:#a3a5b0;--line:#3c3d47}\n";
    for (qsizetype i = 0; i < people.size(); ++i) {
        const QByteArray name = ".p" + QByteArray::number(i);
        sheet += personStyle(style, people.at(i), name, false);
        dark += personStyle(style, people.at(i), name, true);
        sheet += pictureStyle(style, people.at(i), name);
    }
    for (int share = 0; share <= 10; ++share)
        sheet += ".i" + QByteArray::number(share) + " b{width:" + QByteArray::number(share * 10) + "%}\n";
    return sheet + "@media screen and (prefers-color-scheme:dark){" + dark + "}\n" + kPaper;
}

} // namespace studio::transcript
