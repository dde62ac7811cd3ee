// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/speech/silence_mark.h"

#include <QString>
#include <QStringList>
#include <QStringView>

#include <utility>

namespace studio::agent {

/// Filters a speech that comes in pieces as a whole: NO_REPLY in every spelling means silence, and behind a
/// text it is left out; quotation marks around the whole answer are left out; a vote or a tool call in JSON
/// is not said.
///
/// An answer that begins with a quotation mark is kept back until the quotation is closed and more follows,
/// or until kLongestQuote characters are there: then it is said as it is. An answer that begins with a brace
/// is kept back until the brace is closed. Characters are taken one by one. Pure.
class AnswerFilter
{
public:
    static constexpr qsizetype kLongestQuote = 600; ///< UTF-16 units
    static constexpr qsizetype kLongestValue = 8'000;

    [[nodiscard]] QString add(QStringView text);
    [[nodiscard]] QString finish();

    [[nodiscard]] bool isOver() const { return m_place == Place::Over; }
    /// The companion chooses to stay silent.
    [[nodiscard]] bool isSilence() const { return m_isSilence; }
    [[nodiscard]] bool sawVote() const { return m_sawVote; }
    /// Tool calls, as the model wrote them.
    [[nodiscard]] QStringList takeCalls() { return std::exchange(m_calls, {}); }

private:
    enum class Place { Start, Fence, Quote, Value, Body, Over };

    void work(bool isLast);
    [[nodiscard]] bool step(bool isLast);
    [[nodiscard]] bool stepStart(bool isLast);
    [[nodiscard]] bool stepFence(bool isLast);
    [[nodiscard]] bool stepQuote(bool isLast);
    [[nodiscard]] bool stepValue(bool isLast);
    [[nodiscard]] bool stepBody(bool isLast);
    [[nodiscard]] bool becomesSilence(bool isLast, bool &waits);
    [[nodiscard]] bool endsBehind(const SilenceMark &mark, bool isLast, bool &waits) const;
    void takeValue(const QString &value, qsizetype size);
    void giveFirst();

    Place m_place = Place::Start;
    QString m_kept;
    QString m_out;
    QStringList m_calls;
    bool m_isSilence = false;
    bool m_sawVote = false;
    bool m_hasSaid = false;
    QChar m_last;       ///< of what was said
    QChar m_lastLetter; ///< the same without space
    bool m_isLineEmpty = true;
    qsizetype m_scanned = 0; ///< how far a quotation or a value was read
    int m_depth = 0;
    bool m_inText = false; ///< inside a string of a value
    bool m_escaped = false;
    bool m_valueAtStart = false;
    qsizetype m_closed = -1; ///< where the quotation ends
};

} // namespace studio::agent
