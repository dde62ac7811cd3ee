// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manual_browser.h"

#include "ui/help/manual_document.h"

#include <QImage>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

ManualBrowser::ManualBrowser(QWidget *parent)
    : QTextBrowser(parent)
{
    setOpenLinks(false);
}

int ManualBrowser::pictureWidth() const
{
    return std::max(1, viewport()->width() - 2 * int(document()->documentMargin()));
}

void ManualBrowser::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    fitManualPictures(*document(), pictureWidth());
}

QVariant ManualBrowser::loadResource(int type, const QUrl &name)
{
    static const QRegularExpression picture(u"^pictures/[a-z-]+\\.png$"_s);
    if (type != QTextDocument::ImageResource || !picture.match(name.toString()).hasMatch())
        return {};
    for (const QString &language : {m_language, u"en"_s})
        if (const QImage image(u":/manual/%1/%2"_s.arg(language, name.toString())); !image.isNull())
            return image;
    return {};
}

} // namespace studio::ui
