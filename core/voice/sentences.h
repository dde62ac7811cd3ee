// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace studio::voice {

/// A part of what a turn says, and what a voice says for it.
struct Sentence
{
    qint64 from = 0; ///< in the turn's text, in UTF-16 units …
    qint64 to = 0;   ///< … up to here; the next one begins there
    QString words;   ///< empty: nothing of it is to be heard
    bool operator==(const Sentence &) const = default;
};

/// Cuts a text that comes in pieces into sentences, in English, Japanese and Chinese, as soon as each is
/// whole. Together they are the text, without a gap. What stands in a fence of code is not read. A sentence
/// that does not end is cut at a comma; an act between asterisks is not cut. Pure.
class Sentences
{
public:
    static constexpr qsizetype kLongest = 240;
    static constexpr qsizetype kLongestAct = 2000; ///< nobody hears it, so it may wait for its end

    [[nodiscard]] QList<Sentence> add(const QString &piece);
    /// The text is whole: what was left.
    [[nodiscard]] QList<Sentence> finish();

private:
    [[nodiscard]] QList<Sentence> take(bool whole);
    [[nodiscard]] Sentence cutOff(qsizetype length);

    QString m_open; ///< begun, not ended
    qint64 m_from = 0;
    bool m_startsLine = true;
    bool m_inCode = false;
};

} // namespace studio::voice
