// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/avatar.h"

#include <QHash>
#include <QImage>
#include <QSet>
#include <QWidget>

class QLabel;
class QPushButton;

namespace studio::ui {

/// The pictures of a companion's feelings: chosen as a folder, shown as small pictures with their names, and
/// removed together.
class SpriteRow : public QWidget
{
    Q_OBJECT

public:
    SpriteRow(QWidget *parent);

    void show(const QMap<QString, QString> &sprites);
    using QWidget::show;
    void askAgain(); ///< emits pictureNeeded() for each missing picture
    void setPicture(const QString &hash, const QImage &picture); ///< a picture that pictureNeeded() asked for
    void setBusy(bool busy);
    void tellRefused(const QStringList &sentences);

Q_SIGNALS:
    void folderChosen(const QString &folder);
    void takenAway();
    void pictureNeeded(const QString &hash);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyTheme();
    void askForFolder();
    void rebuild();
    void addPicture(const QString &name, const QString &hash);
    void refresh();
    void makeRoomForTails();
    void retranslate();
    [[nodiscard]] QString note() const;

    QMap<QString, QString> m_sprites;
    QHash<QString, QImage> m_pictures;
    QSet<QString> m_asked;
    bool m_busy = false;
    QPushButton *m_choose = nullptr;
    QPushButton *m_takeAway = nullptr;
    QLabel *m_note = nullptr;
    QLabel *m_refused = nullptr;
    QWidget *m_all = nullptr;
};

} // namespace studio::ui
