// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/log.h"

namespace studio::base {

Q_LOGGING_CATEGORY(lcBase, "studio.base")
Q_LOGGING_CATEGORY(lcStore, "studio.store")
Q_LOGGING_CATEGORY(lcRoom, "studio.room")
Q_LOGGING_CATEGORY(lcAgent, "studio.agent")
Q_LOGGING_CATEGORY(lcModel, "studio.model")
Q_LOGGING_CATEGORY(lcStudio, "studio.studio")
Q_LOGGING_CATEGORY(lcUi, "studio.ui")

} // namespace studio::base
