// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/record_port.h"

class QDialog;
class QWidget;

namespace studio::ui {

/// The most of a room that is printed from here: what is longer is exported as a PDF.
inline constexpr qint64 kMostPrinted = 8 * 1024 * 1024; // bytes of the page

/// Opens a preview of an HTML document on paper, from where it is printed. It deletes itself when it is
/// closed. Nothing is loaded for the page.
QDialog *openPrintPreview(const QByteArray &html, const QString &name, QWidget *parent);

} // namespace studio::ui
