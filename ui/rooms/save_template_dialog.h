// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room_template.h"

#include <QDialog>

class QPushButton;

namespace studio::ui {

class FormField;
class LineInput;
class NoticeBar;
class TemplateDesk;

/// Asks for the name under which to save a room as a template. A taken name replaces its template, and the
/// dialog says so first. Closes once the template is saved.
class SaveTemplateDialog : public QDialog
{
    Q_OBJECT

public:
    SaveTemplateDialog(const model::RoomTemplate &kept, TemplateDesk &desk, QWidget *parent);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void save();
    void fit(); ///< adjusts the height to the texts at this width
    void refresh();
    void retranslate();

    model::RoomTemplate m_kept;
    TemplateDesk &m_desk;
    bool m_waiting = false;
    NoticeBar *m_notice = nullptr;
    LineInput *m_name = nullptr;
    FormField *m_nameField = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace studio::ui
