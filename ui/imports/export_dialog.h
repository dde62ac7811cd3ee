// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/card_facts.h"

#include <QDialog>
#include <QHash>

class QButtonGroup;
class QLabel;
class QPushButton;
class QRadioButton;

namespace studio::ui {

/// Asks for the format in which companions are written, and says what each format loses.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// \p name of the companion, or empty for several companions; \p count says how many.
    ExportDialog(const QString &name, int count, model::CardFormat suggested, QWidget *parent);

    [[nodiscard]] model::CardFormat format() const;

Q_SIGNALS:
    void chosen(studio::model::CardFormat format);

private:
    void retranslate();

    QString m_name;
    int m_count = 0;
    QLabel *m_headline = nullptr;
    QButtonGroup *m_formats = nullptr;
    QHash<int, QLabel *> m_losses; ///< by format
    QPushButton *m_cancel = nullptr;
    QPushButton *m_next = nullptr;
};

/// The file extension of that format: "json", "png", "charx".
[[nodiscard]] QString endingOf(model::CardFormat format);

} // namespace studio::ui
