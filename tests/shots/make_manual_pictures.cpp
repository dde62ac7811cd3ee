// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The pictures of the manual: parts of the window over a fake studio, in the three languages, written to
// shots/manual/LANGUAGE/pictures in the build folder. After a change of what they show:
//
//     QT_QPA_PLATFORM=offscreen build/release/bin/suite_shots make_manual_pictures
//     cp -r build/release/shots/manual/* resources/manual/
//
// Look at them before you commit them. tst_manual_text holds the committed files to their size.

#include "tests/shots/scenes.h"
#include "tests/shots/stage.h"
#include "tests/support/suite.h"
#include "ui/theme/theme_of.h"

#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QTest>
#include <QWidget>

#include <algorithm>

namespace make_manual_pictures {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::Language;

namespace {

constexpr qint64 kMost = 40 * 1024; // bytes
constexpr int kSmallest = 0;        // as small as PNG can be

/// A picture of one widget in a scene, from its top down to a height.
struct Part
{
    const char *picture;
    const char *scene;
    const char *widget;
    int height = 0; ///< 0: all of it
};

constexpr Part kParts[] = {
    {"floor", "decision", "floorPanel", 450},
    {"meter", "meter", "floorPanel", 434},
    {"message-box", "asked-by-name", "composer"},
    {"request", "request-consent", "requestStrip"},
    {"stage", "decision", "stage"},
};

QImage grabbed(QWidget &widget, int height)
{
    QRect place = widget.rect();
    if (height > 0)
        place.setHeight(std::min(height, place.height()));
    QImage image = widget.grab(place).toImage();
    QPainter painter(&image);
    painter.setPen(ui::themeOf(&widget).border);
    painter.drawRect(image.rect().adjusted(0, 0, -1, -1));
    painter.end();
    return image.convertToFormat(QImage::Format_RGB32);
}

} // namespace

class ManualPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void take_data()
    {
        QTest::addColumn<int>("part");
        QTest::addColumn<int>("language");
        for (const Language language : {Language::English, Language::Japanese, Language::Chinese})
            for (int part = 0; part < int(std::size(kParts)); ++part)
                QTest::addRow("%s-%s", kParts[part].picture, qPrintable(ui::Translations::code(language)))
                    << part << int(language);
    }

    void take()
    {
        QFETCH(const int, part);
        QFETCH(const int, language);
        const Part &wanted = kParts[part];
        const QList<Scene> &all = scenes();
        const auto scene = std::find_if(all.cbegin(), all.cend(), [&wanted](const Scene &one) {
            return one.name == QLatin1StringView(wanted.scene);
        });
        QVERIFY(scene != all.cend());

        Stage stage({Language(language)});
        scene->play(stage);
        QVERIFY(QTest::qWaitForWindowExposed(&stage.window()));
        QTRY_VERIFY(stage.isLaidOut());
        auto *widget = stage.window().findChild<QWidget *>(QString::fromLatin1(wanted.widget));
        QVERIFY(widget && widget->isVisible());

        const QDir folder(u"%1/shots/manual/%2/pictures"_s.arg(QStringLiteral(STUDIO_BINARY_DIR),
                                                               ui::Translations::code(Language(language))));
        QVERIFY(folder.mkpath(u"."_s));
        const QString file = folder.filePath(QString::fromLatin1(wanted.picture) + u".png"_s);
        QVERIFY(grabbed(*widget, wanted.height).save(file, "PNG", kSmallest));
        const qint64 size = QFileInfo(file).size();
        QVERIFY2(size > 0 && size <= kMost, qPrintable(u"%1: %2 bytes"_s.arg(file).arg(size)));
    }
};

SUITE_TEST(QApplication, ManualPictures)

} // namespace make_manual_pictures

#include "make_manual_pictures.moc"
