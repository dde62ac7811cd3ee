// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QList>
#include <QThread>

#include <type_traits>
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
        const QDeadlineTimer end(kPatience);
        while (m_answers.isEmpty() && !end.hasExpired()) {
            QCoreApplication::processEvents();
            QThread::yieldCurrentThread();
        }
        return m_answers.size() == 1;
    }
    /// The same; Internal if it did not come, or not once.
    [[nodiscard]] base::Result<T> waited()
    {
        return comes() ? result()
                       : base::failure(base::ErrorCode::Internal, QStringLiteral("no single answer"));
    }
    [[nodiscard]] bool isHere() const { return !m_answers.isEmpty(); }
    [[nodiscard]] const base::Result<T> &result() const { return m_answers.constFirst(); }

private:
    static constexpr int kPatience = 60'000; // ms; only a broken service takes that long

    QList<base::Result<T>> m_answers;
};

/// Gives a command to a port and waits for the answer. A job is held until then.
template<class T = void, class Port, class Given, class Base, class... Params, class... Args>
[[nodiscard]] base::Result<T> answerOf(Port &port, Given (Base::*command)(Params...), Args &&...args)
{
    Answer<T> answer;
    const auto give = [&] { return (port.*command)(std::forward<Args>(args)..., answer.then()); };
    if constexpr (std::is_void_v<Given>) {
        give();
        return answer.waited();
    } else {
        const Given job = give();
        return answer.waited();
    }
}

} // namespace studio::tests
