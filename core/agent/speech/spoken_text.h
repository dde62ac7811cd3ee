// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::agent {

/// What a turn says, put together from the answers that its model gave one after the other. Space around each
/// of them is left out, and so is what an answer repeats from the start of all before it. Pure.
class SpokenText
{
public:
    /// More of the answer that is coming in.
    void add(const QString &text) { m_answer += text; }
    /// Cuts the answer so that all is not longer than that. False if there was nothing to cut.
    bool cutAt(qsizetype longest);
    /// The answer is whole; gives it as the model wrote it.
    QString endAnswer();

    /// What is certain now: nothing of an answer that can still turn out to repeat what was said, and no half
    /// of a character. Only ever grows at its end.
    [[nodiscard]] QString certain() const;
    /// All answers that are whole.
    [[nodiscard]] const QString &whole() const { return m_whole; }

private:
    [[nodiscard]] QString with(const QString &answer) const;
    [[nodiscard]] QString news(const QString &answer) const;

    QString m_whole;
    QString m_answer;
};

} // namespace studio::agent
