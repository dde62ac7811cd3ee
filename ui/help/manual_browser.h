// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace studio::ui {

/// Shows a page of the manual. Of resources it knows the manual's own pictures only; links are signals.
class ManualBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    explicit ManualBrowser(QWidget *parent);

    /// Whose pictures are shown; a picture that this language does not have is shown in English.
    void setLanguage(const QString &language) { m_language = language; }
    QVariant loadResource(int type, const QUrl &name) override;
    /// The widest that a picture may be.
    [[nodiscard]] int pictureWidth() const;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QString m_language;
};

} // namespace studio::ui
