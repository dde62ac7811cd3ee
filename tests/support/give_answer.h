// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"

#include <QCoreApplication>

#include <type_traits>

namespace studio::tests {

/// Gives the answer of a fake port and delivers it. No timer runs meanwhile.
template<class T>
void giveAnswer(const base::Then<T> &then, const std::type_identity_t<base::Result<T>> &answer = {})
{
    then(answer);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::MetaCall);
}

} // namespace studio::tests
