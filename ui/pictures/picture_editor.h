// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/camera/shot_work.h"

#include <QDialog>
#include <QImage>

class QPushButton;

namespace studio::ui {

class PreviewView;
class ShotTools;

/// Leaves parts out of a picture before it is sent, with the tools of the camera's sheet. Not modal; it
/// deletes itself when closed.
class PictureEditor : public QDialog
{
    Q_OBJECT

public:
    PictureEditor(const QImage &whole, const QString &name, QWidget *parent);

Q_SIGNALS:
    void edited(const studio::camera::Shot &shot);

private:
    void apply();
    void retranslate();

    QImage m_whole;
    QString m_name;
    PreviewView *m_preview = nullptr;
    ShotTools *m_tools = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_apply = nullptr;
};

} // namespace studio::ui
