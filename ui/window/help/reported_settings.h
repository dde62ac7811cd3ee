// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>

namespace studio::ui {

class Settings;

/// What a report says of the settings: by key, as they are written in their file. What users wrote about
/// themselves is left out.
[[nodiscard]] QMap<QString, QString> reportedSettings(const Settings &settings);

} // namespace studio::ui
