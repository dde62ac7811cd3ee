// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/composer/unsent.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace studio::ui {

/// The pictures of a message that is being written: for each a thumbnail, its name, a description, and what
/// can be done with it; below them who sees them, whether the room keeps them, and why a picture was refused.
/// It reads and decodes nothing but its own small JPEGs.
class PictureStrip : public QWidget
{
    Q_OBJECT

public:
    explicit PictureStrip(QWidget *parent = nullptr);

    void setPictures(const QList<UnsentPicture> &pictures);
    [[nodiscard]] const QList<UnsentPicture> &pictures() const { return m_pictures; }
    void setSeers(const QString &words);    ///< who sees them and who does not
    void showRefusal(const QString &words); ///< until the next picture, or forgetRefusal()
    void forgetRefusal() { showRefusal({}); }
    void setWritable(bool writable);
    [[nodiscard]] QList<QWidget *> tabStops() const; ///< in their order; they change with the pictures
    void retranslate() { rebuild(); }

Q_SIGNALS:
    void changed();
    void editWanted(int number);

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    void addLine(int number);
    void showRest();

    QList<UnsentPicture> m_pictures;
    QString m_seersText;
    QString m_refusalText;
    bool m_writable = true;
    QVBoxLayout *m_column = nullptr;
    QList<QWidget *> m_lines;
    QCheckBox *m_keep = nullptr;
    QLabel *m_seers = nullptr;
    QLabel *m_refusal = nullptr;
};

} // namespace studio::ui
