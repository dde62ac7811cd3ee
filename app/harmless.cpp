// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/harmless.h"

#include <QChar>
#include <QString>

#include <algorithm>
#include <cstdio>

namespace studio::app {

namespace {

constexpr qsizetype kLongestLetter = 4; // bytes of UTF-8

bool isPlain(char byte) { return (byte >= 0x20 && byte < 0x7f) || byte == '\n' || byte == '\t'; }

// QString::fromUcs4() takes U+FEFF for a byte order mark and drops it; QChar::fromUcs4() does not.
QString escaped(char32_t letter)
{
    QString text;
    const auto units = QChar::fromUcs4(letter);
    for (const QChar unit : QStringView(units))
        text += QStringLiteral("\\u%1").arg(unit.unicode(), 4, 16, QLatin1Char('0'));
    return text;
}

/// How many bytes hold whole letters: a letter may go on in the next piece, and a CR waits for its LF.
qsizetype wholeLetters(const QByteArray &bytes)
{
    if (bytes.endsWith('\r'))
        return bytes.size() - 1;
    qsizetype begin = bytes.size();
    const qsizetype least = std::max<qsizetype>(0, bytes.size() - kLongestLetter);
    while (begin > least && (uchar(bytes.at(begin - 1)) & 0xC0) == 0x80)
        --begin;
    if (begin == 0 || begin == least)
        return bytes.size();
    const auto lead = uchar(bytes.at(begin - 1));
    const qsizetype length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1;
    return bytes.size() - (begin - 1) < length ? begin - 1 : bytes.size();
}

} // namespace

bool steers(char32_t letter)
{
    const bool joins = letter == 0x200C || letter == 0x200D; // for many scripts, and for emoji
    switch (QChar::category(letter)) {
    case QChar::Other_Control:
    case QChar::Other_Surrogate:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return true;
    case QChar::Other_Format: return !joins;
    default: return false;
    }
}

QByteArray harmless(const QByteArray &utf8, OutputForm form)
{
    if (std::all_of(utf8.cbegin(), utf8.cend(), isPlain))
        return utf8;
    const QList<uint> letters = QString::fromUtf8(utf8).toUcs4();
    QString text;
    text.reserve(utf8.size());
    for (qsizetype i = 0; i < letters.size(); ++i) {
        const auto letter = char32_t(letters.at(i));
        const bool isEndOfLine = letter == '\r' && i + 1 < letters.size() && letters.at(i + 1) == '\n';
        if (letter == '\n' || letter == '\t' || isEndOfLine || !steers(letter))
            text += QChar::fromUcs4(letter);
        else
            text += form == OutputForm::Json ? escaped(letter) : QString(QChar::ReplacementCharacter);
    }
    return text.toUtf8();
}

StandardOutput::StandardOutput(OutputForm form)
    : m_form(form)
{
    QIODevice::open(QIODevice::WriteOnly | QIODevice::Unbuffered);
}

StandardOutput::~StandardOutput() { StandardOutput::close(); }

void StandardOutput::close()
{
    if (!isOpen())
        return;
    (void)put(m_rest);
    m_rest.clear();
    (void)flush();
    QIODevice::close();
}

bool StandardOutput::flush() { return std::fflush(stdout) == 0; }

qint64 StandardOutput::writeData(const char *data, qint64 size)
{
    m_rest.append(data, size);
    const qsizetype whole = wholeLetters(m_rest);
    const QByteArray letters = m_rest.first(whole);
    m_rest.remove(0, whole);
    if (put(letters))
        return size;
    setErrorString(QStringLiteral("standard output takes no more"));
    return -1;
}

bool StandardOutput::put(const QByteArray &whole)
{
    const QByteArray shown = harmless(whole, m_form);
    return std::fwrite(shown.constData(), 1, size_t(shown.size()), stdout) == size_t(shown.size());
}

} // namespace studio::app
