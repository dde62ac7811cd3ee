// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/text_encoding.h"

#include <QSet>

#include <algorithm>
#include <array>

#include <unicode/ucnv.h>
#include <unicode/ucsdet.h>

namespace studio::intake {
namespace {

constexpr qint64 kLookedAt = 256 * 1024; // bytes read at a time
constexpr qsizetype kSample = 64 * 1024; // bytes used for a guess
constexpr char kLatin1[] = "ISO-8859-1";
constexpr char kWesternWindows[] = "windows-1252"; // Latin-1 with quotation marks

bool isHigh(char c) { return uchar(c) >= 0x80; }

/// How many of the characters are ASCII, if the bytes are a text in that byte order; else 0.
int asciiIn(QByteArrayView bytes, QStringConverter::Encoding order)
{
    QStringDecoder decoder(order);
    const QString text = decoder.decode(bytes);
    int ascii = 0;
    int odd = decoder.hasError() ? 1 : 0;
    for (const QChar c : text) {
        const bool isControl = c < u' ' && c != u'\n' && c != u'\r' && c != u'\t' && c != u'\f';
        if (isControl || c == u'\ufffe')
            return 0;
        odd += c.category() == QChar::Other_NotAssigned || c == u'\ufffd' ? 1 : 0;
        ascii += c < u'\u007f' ? 1 : 0;
    }
    constexpr int kOddAmong = 50; // one invalid character among so many
    return odd * kOddAmong > text.size() ? 0 : ascii;
}

/// The counts for a text with two bytes for many letters.
struct ByteForms
{
    int pairs = 0;
    int known = 0;  ///< of these, pairs found in nearly every text of the language
    int broken = 0; ///< bytes that are invalid there
};

/// Japanese has kana and its own full stops in every sentence.
bool isCommonShiftJis(uchar lead, uchar trail)
{
    const bool isHiragana = lead == 0x82 && trail >= 0x9f && trail <= 0xf1;
    const bool isKatakana = lead == 0x83 && trail >= 0x40 && trail <= 0x96;
    const bool isSign = lead == 0x81 && (trail <= 0x49 || trail == 0x5b || (trail >= 0x75 && trail <= 0x78));
    return isHiragana || isKatakana || isSign;
}

ByteForms shiftJisIn(QByteArrayView bytes)
{
    ByteForms found;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const auto lead = uchar(bytes[i]);
        if (lead < 0x80 || (lead >= 0xa1 && lead <= 0xdf))
            continue; // ASCII, or a half-width katakana
        const auto trail = i + 1 < bytes.size() ? uchar(bytes[i + 1]) : uchar(0);
        const bool isLead = (lead >= 0x81 && lead <= 0x9f) || (lead >= 0xe0 && lead <= 0xfc);
        if (!isLead || trail < 0x40 || trail == 0x7f || trail > 0xfc) {
            ++found.broken;
            continue;
        }
        ++found.pairs;
        found.known += isCommonShiftJis(lead, trail) ? 1 : 0;
        ++i;
    }
    return found;
}

bool isShiftJis(QByteArrayView sample)
{
    constexpr int kKnownAmong = 4;    // at least one in so many pairs
    constexpr int kBrokenAmong = 100; // at most one in so many; and one where the sample is cut
    const ByteForms found = shiftJisIn(sample);
    return found.pairs > 1 && found.known * kKnownAmong >= found.pairs &&
           (found.broken - 1) * kBrokenAmong <= found.pairs;
}

/// How the bytes beyond ASCII are distributed.
struct HighBytes
{
    int all = 0;
    int beside = 0;  ///< next to another one
    int lower = 0;   ///< 0xe0 to 0xff: the small letters in windows-1251
    int upper = 0;   ///< 0xc0 to 0xdf: the capitals there, and the small letters in KOI8-R
    int windows = 0; ///< 0x80 to 0x9f: control characters in Latin-1
};

HighBytes highIn(QByteArrayView sample)
{
    HighBytes found;
    for (qsizetype i = 0; i < sample.size(); ++i) {
        if (!isHigh(sample[i]))
            continue;
        ++found.all;
        const bool isBeside =
            (i > 0 && isHigh(sample[i - 1])) || (i + 1 < sample.size() && isHigh(sample[i + 1]));
        found.beside += isBeside ? 1 : 0;
        const auto byte = uchar(sample[i]);
        found.lower += byte >= 0xe0 ? 1 : 0;
        found.upper += byte >= 0xc0 && byte < 0xe0 ? 1 : 0;
        found.windows += byte < 0xa0 ? 1 : 0;
    }
    return found;
}

struct CloseDetector
{
    void operator()(UCharsetDetector *detector) const { ucsdet_close(detector); }
};

/// ICU's guess, if its confidence is above `least` percent; else empty.
QByteArray detected(QByteArrayView sample, int least)
{
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UCharsetDetector, CloseDetector> detector(ucsdet_open(&status));
    if (U_FAILURE(status))
        return {};
    ucsdet_setText(detector.get(), sample.data(), int32_t(sample.size()), &status);
    const UCharsetMatch *match = ucsdet_detect(detector.get(), &status);
    if (U_FAILURE(status) || !match || ucsdet_getConfidence(match, &status) < least)
        return {};
    return QByteArray(ucsdet_getName(match, &status));
}

/// In scripts whose letters are all beyond ASCII, those bytes are next to each other.
QByteArray otherScriptIn(QByteArrayView sample, const HighBytes &high)
{
    static const QSet<QByteArray> kTwoBytes{"GB18030", "Big5", "EUC-JP", "EUC-KR"};
    static const QSet<QByteArray> kOneByte{"windows-1251", "KOI8-R",       "ISO-8859-5",
                                           "ISO-8859-7",   "windows-1253", "ISO-8859-8",
                                           "windows-1255", "ISO-8859-6",   "windows-1256"};
    constexpr int kSure = 50;
    constexpr int kLikely = 30;
    QByteArray guess = detected(sample, kLikely);
    if (guess == "ISO-8859-8-I")
        guess = "ISO-8859-8";
    if (kTwoBytes.contains(guess) && !detected(sample, kSure).isEmpty())
        return guess;
    if (kOneByte.contains(guess))
        return guess;
    if (high.lower * 10 >= high.all * 6)
        return "windows-1251";
    return high.upper * 10 >= high.all * 8 ? QByteArray("KOI8-R") : QByteArray();
}

/// Counts multi-byte letters of UTF-8, and invalid bytes.
ByteForms utf8In(QByteArrayView sample)
{
    ByteForms found;
    for (qsizetype i = 0; i < sample.size();) {
        const auto lead = uchar(sample[i++]);
        if (lead < 0x80)
            continue;
        const int more = lead >= 0xf0 && lead < 0xf5 ? 3 : lead >= 0xe0 ? 2 : 1;
        int follow = 0;
        while (follow < more && i < sample.size() && (uchar(sample[i]) & 0xc0) == 0x80) {
            ++follow;
            ++i;
        }
        const bool isWhole = follow == more && lead >= 0xc2 && lead < 0xf5;
        ++(isWhole ? found.pairs : found.broken);
    }
    return found;
}

/// Starts at a line end, so that it does not begin inside a letter.
QByteArrayView sampleOf(QByteArrayView bytes, qsizetype around)
{
    const qsizetype before = std::max<qsizetype>(around - kSample / 2, 0);
    const qsizetype end = bytes.indexOf('\n', before);
    const qsizetype from = before > 0 && end >= 0 && end < around ? end + 1 : before;
    return bytes.sliced(from, std::min(kSample, bytes.size() - from));
}

} // namespace

std::optional<TextEncoding> wideEncodingOf(QByteArrayView beginning)
{
    if (const auto marked = QStringConverter::encodingForData(beginning))
        return TextEncoding{QStringConverter::nameForEncoding(*marked), false};
    QByteArrayView even = beginning.first(std::min(beginning.size(), kTellingBytes) & ~qsizetype(1));
    if (even.size() < 4 || !even.contains('\0'))
        return std::nullopt;
    const int little = asciiIn(even, QStringConverter::Utf16LE);
    const int big = asciiIn(even, QStringConverter::Utf16BE);
    if (little == big)
        return std::nullopt;
    return TextEncoding{little > big ? "UTF-16LE" : "UTF-16BE", true};
}

std::optional<TextEncoding> wideEncodingOf(QIODevice &device)
{
    return wideEncodingOf(device.peek(kTellingBytes));
}

QByteArray guessedEncoding(QByteArrayView sample)
{
    constexpr int kWholeAmong = 10; // UTF-8 letters for each damaged place
    const ByteForms utf8 = utf8In(sample);
    if (utf8.pairs > utf8.broken * kWholeAmong)
        return "UTF-8";
    if (isShiftJis(sample))
        return "Shift_JIS";
    const HighBytes high = highIn(sample);
    if (high.all == 0)
        return "UTF-8";        // a letter was cut off before the sample
    constexpr int kBeside = 7; // in ten
    if (high.beside * 10 >= high.all * kBeside) {
        if (const QByteArray name = otherScriptIn(sample, high); !name.isEmpty())
            return name;
    }
    return high.windows > 0 ? kWesternWindows : kLatin1;
}

TextEncoding encodingOf(QIODevice &device)
{
    if (const auto wide = wideEncodingOf(device))
        return *wide;
    QStringDecoder decoder(QStringConverter::Utf8);
    TextEncoding found;
    while (!device.atEnd()) {
        const QByteArray bytes = device.read(kLookedAt);
        if (bytes.isEmpty())
            break;
        const QString ignored = decoder.decode(bytes);
        if (!decoder.hasError())
            continue;
        const qsizetype first = std::find_if(bytes.cbegin(), bytes.cend(), isHigh) - bytes.cbegin();
        found = {guessedEncoding(sampleOf(bytes, first)), true};
        break;
    }
    device.seek(0);
    return found;
}

void TextDecoder::CloseConverter::operator()(void *converter) const
{
    ucnv_close(static_cast<UConverter *>(converter));
}

TextDecoder::TextDecoder(const QByteArray &encoding)
{
    if (const auto known = QStringConverter::encodingForName(encoding.constData())) {
        m_decoder = QStringDecoder(*known);
        return;
    }
    UErrorCode status = U_ZERO_ERROR;
    m_converter.reset(ucnv_open(encoding.constData(), &status));
    if (U_FAILURE(status)) {
        m_converter.reset();
        m_decoder = QStringDecoder(QStringConverter::Latin1); // no byte is lost
    }
}

QString TextDecoder::decode(const QByteArray &bytes, bool isLast)
{
    if (!m_converter)
        return m_decoder.decode(bytes);
    QString text;
    std::array<UChar, 4096> piece;
    const char *from = bytes.constData();
    UErrorCode status = U_BUFFER_OVERFLOW_ERROR;
    while (status == U_BUFFER_OVERFLOW_ERROR) {
        status = U_ZERO_ERROR;
        UChar *to = piece.data();
        ucnv_toUnicode(static_cast<UConverter *>(m_converter.get()), &to, piece.data() + piece.size(), &from,
                       bytes.constData() + bytes.size(), nullptr, isLast, &status);
        text.append(QStringView(piece.data(), to - piece.data()));
    }
    return text;
}

QByteArray asUtf8(const QByteArray &bytes, const TextEncoding &encoding)
{
    return TextDecoder(encoding.name).decode(bytes, true).toUtf8();
}

} // namespace studio::intake
