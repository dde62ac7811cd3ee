// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QCoreApplication>

namespace studio::intake {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Intake)
};

[[nodiscard]] inline tl::unexpected<base::Error> unreadable(const QString &detail)
{
    return base::failure(base::ErrorCode::Storage, Words::tr("The file could not be read."), detail);
}

} // namespace studio::intake
