// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/camera/camera.h"

#include <QString>
#include <QStringList>

// The names of cameras and their flaws, in the user's language.
namespace studio::ui {

/// What is wrong and what the user can do about it.
[[nodiscard]] QString flawText(camera::Flaw flaw);
/// A device by its name, numbered if several devices have that name; a file by its name.
[[nodiscard]] QString sourceText(const camera::Source &source);
/// "Kyoko asks for a picture from the camera."
[[nodiscard]] QString askedText(const QStringList &names);

/// A source as one line of text for the window's memory, and back; none if the text is no such line.
[[nodiscard]] QString sourceKey(const camera::Source &source);
[[nodiscard]] std::optional<camera::Source> sourceFromKey(const QString &key);

} // namespace studio::ui
