// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"

#include <QList>
#include <QTest>

#include <utility>

namespace studio::tests {

/// Receives the answer of a port to one command of a test. An answer that comes twice is a failure.
template<class T>
class Answer : public QObject
{
public:
    [[nodiscard]] base::Then<T> then()
    {
        return {this, [this](const base::Result<T> &answer) { m_answers.append(answer); }};
    }
    /// Waits for the answer, which comes once.
    [[nodiscard]] bool comes()
    {
        constexpr int kPatience = 60'000; // ms; only a broken service takes that long
        return QTest::qWaitFor([this] { return !m_answers.isEmpty(); }, kPatience) && m_answers.size() == 1;
    }
    [[nodiscard]] bool isHere() const { return !m_answers.isEmpty(); }
    [[nodiscard]] const base::Result<T> &result() const { return m_answers.constFirst(); }

private:
    QList<base::Result<T>> m_answers;
};

/// Gives a command to a port and waits for the answer.
template<class T = void, class Port, class Base, class... Params, class... Args>
[[nodiscard]] base::Result<T> answerOf(Port &port, void (Base::*command)(Params...), Args &&...args)
{
    Answer<T> answer;
    (port.*command)(std::forward<Args>(args)..., answer.then());
    return answer.comes() ? answer.result()
                          : base::failure(base::ErrorCode::Internal, QStringLiteral("no single answer"));
}

} // namespace studio::tests
