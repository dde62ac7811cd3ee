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

/// Asks under which name a room is kept as a template. A name that is taken replaces the template that has
/// it, and says so first. Closes when it is kept.
class SaveTemplateDialog : public QDialog
{
    Q_OBJECT

public:
    SaveTemplateDialog(const model::RoomTemplate &kept, TemplateDesk &desk, QWidget *parent);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void save();
    void fit(); ///< as high as its texts need at this width
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
