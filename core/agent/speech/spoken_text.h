// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::agent {

/// What a turn says, joined from the successive answers of its model. Space around each answer is removed,
/// and so is what an answer repeats from the start of the text before it. Pure.
class SpokenText
{
public:
    /// Adds to the current answer.
    void add(const QString &text) { m_answer += text; }
    /// Cuts the answer so that the whole text is not longer than that. False if there was nothing to cut.
    bool cutAt(qsizetype longest);
    /// Ends the answer and returns it as the model wrote it.
    QString endAnswer();

    /// What is certain now: without an answer that may still turn out to repeat earlier speech, and without
    /// half a character. Only ever grows at its end.
    [[nodiscard]] QString certain() const;
    /// All complete answers.
    [[nodiscard]] const QString &whole() const { return m_whole; }

private:
    [[nodiscard]] QString with(const QString &answer) const;
    [[nodiscard]] QString news(const QString &answer) const;

    QString m_whole;
    QString m_answer;
};

} // namespace studio::agent
