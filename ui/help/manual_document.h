// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/manual_text.h"

#include <QTextDocument>

namespace studio::ui {

struct Theme;

/// Makes the document of a page: our own Markdown, without HTML and without anything from outside. Sections
/// get their anchors, pictures are no wider than \p width pixels. GUI thread.
void fillManualDocument(QTextDocument &document, const ManualPage &page, const Theme &theme, int width);
/// Fits the pictures to another width.
void fitManualPictures(QTextDocument &document, int width);

} // namespace studio::ui
