// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QList>
#include <QThread>

#include <cstddef>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>

namespace studio::tests {

/// Receives the answer of a port to one command of a test. A second answer is a failure.
template<class T>
class Answer : public QObject
{
public:
    [[nodiscard]] base::Then<T> then()
    {
        return {this, [this](const base::Result<T> &answer) { m_answers.append(answer); }};
    }
    /// Waits for the answer, which arrives once.
    [[nodiscard]] bool comes()
    {
        const QDeadlineTimer end(kPatience);
        while (m_answers.isEmpty() && !end.hasExpired()) {
            QCoreApplication::processEvents();
            QThread::yieldCurrentThread();
        }
        return m_answers.size() == 1;
    }
    /// The same; Internal if there was no answer, or more than one.
    [[nodiscard]] base::Result<T> waited()
    {
        return comes() ? result()
                       : base::failure(base::ErrorCode::Internal, QStringLiteral("no single answer"));
    }
    [[nodiscard]] qsizetype count() const { return m_answers.size(); }
    [[nodiscard]] bool isHere() const { return !m_answers.isEmpty(); }
    [[nodiscard]] const base::Result<T> &result() const { return m_answers.constFirst(); }

private:
    static constexpr int kPatience = 60'000; // ms; only a broken service takes that long

    QList<base::Result<T>> m_answers;
};

/// A command of a port, called with all its parameters except the last, in braces too: it waits for the
/// answer.
enum class Shows { Answer, Error };
template<Shows kShows, class Base, class Given, class Places, class... Params>
class WaitingCommand;

template<Shows kShows, class Base, class Given, std::size_t... Places, class... Params>
class WaitingCommand<kShows, Base, Given, std::index_sequence<Places...>, Params...>
{
    using All = std::tuple<Params...>;
    template<class T>
    static Answer<T> answerOf(const base::Then<T> &);
    using Receiver = decltype(answerOf(std::declval<std::tuple_element_t<sizeof...(Places), All>>()));

public:
    WaitingCommand(Base &port, Given (Base::*command)(Params...))
        : m_port(port)
        , m_command(command)
    {
    }

    [[nodiscard]] auto operator()(std::tuple_element_t<Places, All>... params) const
    {
        Receiver answer;
        const auto give = [&] { return (m_port.*m_command)(params..., answer.then()); };
        if constexpr (std::is_void_v<Given>) {
            give();
            return shown(answer.waited());
        } else {
            const Given job = give();
            return shown(answer.waited());
        }
    }

private:
    template<class T>
    static auto shown(const base::Result<T> &answer)
    {
        if constexpr (kShows == Shows::Answer)
            return answer;
        else
            return answer ? std::optional<base::Error>() : std::optional(answer.error());
    }

    Base &m_port;
    Given (Base::*m_command)(Params...);
};

/// answerTo(port, &Port::command)(…) sends the command and returns its answer.
template<class Base, class Given, class... Params>
[[nodiscard]] auto answerTo(std::type_identity_t<Base> &port, Given (Base::*command)(Params...))
{
    using Places = std::make_index_sequence<sizeof...(Params) - 1>;
    return WaitingCommand<Shows::Answer, Base, Given, Places, Params...>(port, command);
}

/// The same, but returns only how the command ended: with that error, or without.
template<class Base, class Given, class... Params>
[[nodiscard]] auto endOf(std::type_identity_t<Base> &port, Given (Base::*command)(Params...))
{
    using Places = std::make_index_sequence<sizeof...(Params) - 1>;
    return WaitingCommand<Shows::Error, Base, Given, Places, Params...>(port, command);
}

/// Sends a command to a port and waits for the answer. A job is held until then.
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
