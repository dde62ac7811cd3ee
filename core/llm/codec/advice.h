// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/call_record.h"

#include <QString>

// What a person can do about an error of a provider, by its status and its words. Pure; reads no body, and
// knows no provider by name: their words differ less than their forms.
namespace studio::llm::codec {

/// What an error says of itself.
struct ErrorWords
{
    int status = 0;     ///< of HTTP, or the one that it names; 0: none
    QString message;    ///< for people
    QString codes;      ///< type, code, status and param, with spaces between
    bool known = false; ///< it has the form of a provider's error; else anybody may have sent it
    bool page = false;  ///< it is a web page, and only the status counts
};

/// It may be over a moment later.
[[nodiscard]] bool isPassing(int status);
/// Waiting does not help: the account is empty, or the day's share is.
[[nodiscard]] bool isUsedUp(const ErrorWords &error);
/// It may be over a moment later, but no sooner than somebody did something.
[[nodiscard]] bool waitsForPeople(model::Advice advice);
/// It is about how the answer should be bound to a form (a schema, JSON, tools): without, it may go well.
[[nodiscard]] bool isAboutForm(const ErrorWords &error);
[[nodiscard]] model::Advice adviceFor(const ErrorWords &error);

} // namespace studio::llm::codec
