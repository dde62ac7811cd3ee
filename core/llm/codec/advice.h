// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/call_record.h"

#include <QString>

// What a person can do about a provider's error, judged by its status and its words. Pure; reads no body, and
// knows no provider by name: their words differ less than their formats.
namespace studio::llm::codec {

/// The content of an error.
struct ErrorWords
{
    int status = 0;     ///< HTTP status, or the one in the error; 0: none
    QString message;    ///< for people
    QString codes;      ///< type, code, status and param, with spaces between
    bool known = false; ///< it has the format of a provider's error; else any server may have sent it
    bool page = false;  ///< a web page; only the status counts
};

/// It may be over a moment later.
[[nodiscard]] bool isPassing(int status);
/// Waiting does not help: the account or the daily quota is empty.
[[nodiscard]] bool isUsedUp(const ErrorWords &error);
/// It may be over later, but only after somebody has done something.
[[nodiscard]] bool waitsForPeople(model::Advice advice);
/// It concerns the form of the answer (a schema, JSON, tools): without a form, the request may succeed.
[[nodiscard]] bool isAboutForm(const ErrorWords &error);
[[nodiscard]] model::Advice adviceFor(const ErrorWords &error);

} // namespace studio::llm::codec
